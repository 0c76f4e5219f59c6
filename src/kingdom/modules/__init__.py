"""The modules that extend the base game, built with the same verbs.

Each module declares the parts of the game that it implements (`introduces`). `kingdom.roster` finds the modules in this
package.
"""
