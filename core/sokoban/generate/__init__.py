"""New levels by reverse play."""
