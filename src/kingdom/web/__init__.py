"""The table in the browser: pages for people, a JSON interface for programs, over one service of tables."""
