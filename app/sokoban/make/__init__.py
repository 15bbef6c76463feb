"""Workbench for making levels: the page on which new levels are generated, graded and kept."""
