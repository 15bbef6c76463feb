"""The first layer of a policy network while it learns: by the engine's kernels, or by PyTorch on any device.

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
    """Rows of columns as stripes, rows, columns of a stripe."""
    return table.view(len(table), -1, learning.STRIPE).transpose(0, 1)


def whole(stripes: Tensor) -> Tensor:
    """A table that lies in stripes, with all columns of a row together."""
    return stripes.transpose(0, 1).reshape(stripes.shape[1], -1)


def large(*shape: int) -> Tensor:
    """A tensor of zeros in large pages where the system has them: its rows are read in no order."""
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
    """A table that the engine's kernels sum and step, on the processor."""

    def __init__(self, width: int, samples: int) -> None:
        """`samples`: the largest batch."""
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
        """The sum of the rows that each row of 20 tokens chooses, to be derived by."""
        sums = self._sums[: len(tokens)].detach()
        self._learning.sum(tokens.numpy().data, sums.numpy().data)
        return sums.requires_grad_(True)

    def step(self, sums: Tensor, rate: float) -> None:
        """Learn from the derivatives by the sums that were made last."""
        self._learning.step(sums.grad.numpy().data, rate, FIRST, SECOND)


class PlainTable:
    """The same in PyTorch alone."""

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
        """See `KernelTable`."""
        torch = import_module("torch")
        seen = tokens.long()
        one, other = self._pairs
        self._rows = torch.cat([seen, learning.VALUES * seen[:, one] + seen[:, other]], 1) + self._starts
        self._leaf = self.state["table"].detach().requires_grad_(True)
        bag = import_module("torch.nn.functional").embedding_bag
        return torch.cat([bag(self._rows, stripe, mode="sum") for stripe in self._leaf], 1)

    def step(self, _sums: Tensor, rate: float) -> None:
        """See `KernelTable`."""
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
