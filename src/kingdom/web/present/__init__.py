"""Presenters: they turn a view into what a template shows. They see nothing of a game but what its viewer may know."""
