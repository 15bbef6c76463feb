"""The cube on the stage, turned and looked at."""
