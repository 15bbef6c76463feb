"""The components every page is built from; they paint themselves with the tokens of `app.base.theme.theme`."""
