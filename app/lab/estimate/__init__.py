"""Lab view of the depth network: its estimates against proved depths, calibration and use as a bound."""
