"""Fills the outlines of a scene into pixels: what a general painting library takes twice to five times as long for."""

from collections.abc import Sequence

class Raster:
    """Keeps its working memory between frames of one size."""

    def fill(
        self,
        pixels: bytes | bytearray | memoryview,
        width: int,
        height: int,
        outlines: bytes,
        paints: Sequence[tuple[int, int, float, float, float, float]],
    ) -> None:
        """Fill convex outlines, one for each of `paints`, in the form of `Scene.slab`.

        `pixels` holds width * height premultiplied 0xAARRGGBB words in native byte order, row by row, and is
        written to. A paint is two
        colours 0xRRGGBB and the pixels x0, y0 and x1, y1 where the first and the last of their shades lie; equal
        colours fill plainly. ValueError if `pixels` is too small or
        the outlines are fewer than the paints; BufferError if it cannot be written to.
        """
