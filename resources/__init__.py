"""Files the program reads: icons, fonts, levels, published figures."""

from pathlib import Path

ROOT = Path(__file__).parent

APPLICATION_ID = "org.example.Statewalk"
"""The program's name among all programs of a desktop, by which that finds its entry, its icon and its windows."""
