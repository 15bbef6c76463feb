"""Can one position become another, told with hardly any memory: Savitch's algorithm, and what it costs."""
