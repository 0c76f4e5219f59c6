"""Everything beyond the base game, on the same verbs.

Each module says itself what it holds the rules of (`introduces`); `kingdom.roster` finds those that lie here.
"""
