"""The floor taken apart: blocks and cut vertices over the board, and the search that finds them."""
