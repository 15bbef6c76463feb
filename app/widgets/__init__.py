"""Widgets that every page is built from, painted with the tokens of `app.base.theme.theme`."""
