"""The words for actions, facts, cards and scores."""
