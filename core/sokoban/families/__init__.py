"""Levels without end, whose shortest solutions grow exponentially with their boxes."""
