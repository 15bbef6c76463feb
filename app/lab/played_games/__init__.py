"""Policy comparison on 4x4, where nothing exact is known: the same strategies, by simulated games."""
