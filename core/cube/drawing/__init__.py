"""The cube in perspective, without a drawing library."""
