"""What the subcommands of the cube share."""

from __future__ import annotations

import argparse

from app.cli.options import add_choice
from core.cube.metrics import Metric


def add_metric(parser: argparse.ArgumentParser, text: str = "count half turns as one or as two") -> None:
    """The option --metric, which is the same wherever it is left out."""
    add_choice(parser, "--metric", Metric.HTM, text)
