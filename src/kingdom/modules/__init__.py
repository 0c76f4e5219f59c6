"""Everything beyond the base game, built with the same verbs.

Each module declares what it provides the rules for (`introduces`); `kingdom.roster` finds the modules in this package.
"""
