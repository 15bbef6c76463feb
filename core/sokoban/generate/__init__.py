"""New levels by reverse play: rooms, goals in them, and start positions far from solved."""
