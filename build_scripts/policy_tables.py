"""First layer of a policy network in training, by the engine's kernels, or by PyTorch on any device.

Both keep the same tensors: table and moment in stripes of columns, a second moment for each stripe of a row, and how
often each row was used.
"""

from __future__ import annotations

import mmap
from importlib import import_module
from typing import Any

from core.cube.policy import first_layer, learning

Tensor = Any
FIRST, SECOND = 0.9, 0.99
"""Adam's betas."""
TINY = 1e-12


def striped(table: Tensor) -> Tensor:
    """Return a table of rows and columns as stripes, with shape (stripes, rows, columns of a stripe)."""
    return table.view(len(table), -1, learning.STRIPE).transpose(0, 1)


def whole(stripes: Tensor) -> Tensor:
    """Return a table given in stripes as rows and columns."""
    return stripes.transpose(0, 1).reshape(stripes.shape[1], -1)


def large(*shape: int) -> Tensor:
    """Return a tensor of zeros in huge pages where the system has them, as its rows are accessed randomly."""
    torch = import_module("torch")
    memory = mmap.mmap(-1, torch.Size(shape).numel() * 4)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    return torch.frombuffer(memory, dtype=torch.float32).view(shape)


def _shape(width: int) -> tuple[int, int, int]:
    stripes, rest = divmod(width, learning.STRIPE)
    if rest or not stripes:
        raise ValueError(f"the width of a table is a multiple of {learning.STRIPE}")
    return stripes, first_layer.ROWS, learning.STRIPE


class KernelTable:
    """First layer summed and trained by the engine's kernels, on the processor."""

    def __init__(self, width: int, samples: int) -> None:
        """Create a table of zeros; `samples` is the largest batch."""
        torch = import_module("torch")
        shape = _shape(width)
        self.state: dict[str, Tensor] = {
            "table": large(*shape),
            "moment": large(*shape),
            "square": torch.zeros(shape[:2]),
            "uses": torch.zeros(first_layer.ROWS, dtype=torch.int32),
        }
        self._sums = torch.empty(samples, width)
        self._learning = learning.Learning(*self._memory(), samples)

    def _memory(self) -> tuple[memoryview, memoryview, memoryview, memoryview]:
        table, moment, square, uses = (part.numpy().data for part in self.state.values())
        return table, moment, square, uses

    def sums(self, tokens: Tensor) -> Tensor:
        """Return the sum of the rows that each row of 20 tokens selects, with gradient."""
        sums = self._sums[: len(tokens)].detach()
        self._learning.sum(tokens.numpy().data, sums.numpy().data)
        return sums.requires_grad_(True)

    def step(self, sums: Tensor, rate: float) -> None:
        """Update the table from the gradient of the last sums."""
        self._learning.step(sums.grad.numpy().data, rate, FIRST, SECOND)


class PlainTable:
    """First layer in PyTorch alone, equivalent to `KernelTable`."""

    def __init__(self, width: int, device: str) -> None:
        torch = import_module("torch")
        shape = _shape(width)
        self.state: dict[str, Tensor] = {
            "table": torch.zeros(shape, device=device),
            "moment": torch.zeros(shape, device=device),
            "square": torch.zeros(shape[:2], device=device),
            "uses": torch.zeros(first_layer.ROWS, dtype=torch.int32, device=device),
        }
        one, other = torch.triu_indices(learning.PLACES, learning.PLACES, 1, device=device)
        self._pairs = one, other
        pairs = torch.arange(len(one), device=device) * learning.VALUES**2 + learning.PLACES * learning.VALUES
        self._starts = torch.cat([torch.arange(learning.PLACES, device=device) * learning.VALUES, pairs])
        self._rows: Tensor = None
        self._leaf: Tensor = None

    def sums(self, tokens: Tensor) -> Tensor:
        """Return the sums as `KernelTable.sums` does."""
        torch = import_module("torch")
        places = tokens.long()
        first, second = self._pairs
        self._rows = torch.cat([places, learning.VALUES * places[:, first] + places[:, second]], 1) + self._starts
        self._leaf = self.state["table"].detach().requires_grad_(True)
        bag = import_module("torch.nn.functional").embedding_bag
        return torch.cat([bag(self._rows, stripe, mode="sum") for stripe in self._leaf], 1)

    def step(self, _sums: Tensor, rate: float) -> None:
        """Update the table as `KernelTable.step` does."""
        table, moment, square, uses = self.state.values()
        slopes = self._leaf.grad
        used = self._rows.flatten().bincount(minlength=len(uses)) > 0
        uses += used
        square.copy_((SECOND * square + (1 - SECOND) * slopes.square().mean(2)).where(used, square))
        moment.copy_((FIRST * moment + (1 - FIRST) * slopes).where(used[:, None], moment))
        count = uses.clamp(min=1).double()
        spread = (square / (1 - SECOND**count)).sqrt() + TINY
        size = (rate / (1 - FIRST**count) / spread * used).float()
        table -= size[:, :, None] * moment
