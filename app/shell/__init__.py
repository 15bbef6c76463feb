"""Window around the pages. Knows no puzzle."""
