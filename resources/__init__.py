"""Files the program reads: icons, fonts, levels, published figures."""

from pathlib import Path

ROOT = Path(__file__).parent
