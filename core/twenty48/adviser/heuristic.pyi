"""The heuristic of players on 4x4 that have no network: read by other kernels only."""
