"""Plots beside a page; a pane draws what `core` computed and computes nothing itself.

pyqtgraph (and with it NumPy) is imported by the first pane that is shown, never by the first window.
"""
