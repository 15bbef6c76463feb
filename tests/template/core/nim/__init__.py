"""Engine of Nim."""
