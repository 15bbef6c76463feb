"""Charts a person can zoom, walk through and read; the canvas below is pyqtgraph's."""
