"""Level families of any size whose shortest solutions grow exponentially with the number of boxes."""
