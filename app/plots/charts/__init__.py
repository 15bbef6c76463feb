"""Charts that can be zoomed, walked through and read; the canvas below is pyqtgraph's."""
