"""Presenters: a view turned into what a template shows. Nothing of a game gets here but what its viewer may know."""
