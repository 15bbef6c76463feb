"""Policy networks in PyTorch, as functions of parameters with the names that inference uses."""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from build_scripts.policy_tables import striped, whole
from core.cube.policy import first_layer
from core.cube.policy.model import EPSILON
from core.cube.policy.text import LENGTH, VOCABULARY

Tensor = Any
Parameters = dict[str, Tensor]
HEADS = {"pairs": 3, "faces": 3, "text": 1}
"""Number of heads of 18 answers each: first, last and second turn; the program needs the first two."""
ANSWERS = {"pairs": 18, "faces": 3}
"""Number of answers of each head for one row of tokens."""
SHIPPED = {"pairs": 36, "faces": 6, "text": 18, "depth": 96}

STEPS = {"pairs": 4 / 5, "faces": 4 / 5, "depth": 2 / 3}
"""Quantisation steps of the table per standard deviation of a column (`core/cube/README.md`).

So few steps lose next to nothing, and compress well.
"""


def _linear(parameters: Parameters, name: str, inputs: int, outputs: int, generator: Any, scale: float = 1.0) -> None:
    torch = import_module("torch")
    bound = scale / math.sqrt(inputs)
    parameters[f"{name}.weight"] = (torch.rand(outputs, inputs, generator=generator) * 2 - 1) * bound
    parameters[f"{name}.bias"] = torch.zeros(outputs)


def _norm(parameters: Parameters, name: str, width: int) -> None:
    torch = import_module("torch")
    parameters[f"{name}.weight"], parameters[f"{name}.bias"] = torch.ones(width), torch.zeros(width)


def make_mlp(width: int, hidden: int, inner: int, blocks: int, answers: int, generator: Any) -> Parameters:
    """Return the parameters after a table of `width` columns.

    They are a layer to `hidden` units (0: none), residual blocks, and answers.
    """
    parameters: Parameters = {}
    if hidden:
        _norm(parameters, "n0", width)
        _linear(parameters, "inp", width, hidden, generator)
    stream = hidden or width
    for block in range(blocks):
        _norm(parameters, f"blocks.{block}.n", stream)
        _linear(parameters, f"blocks.{block}.a", stream, inner, generator)
        _linear(parameters, f"blocks.{block}.b", inner, stream, generator, 0.5)
    _norm(parameters, "n1", stream)
    _linear(parameters, "head", stream, answers, generator)
    return parameters


def make_table(width: int, generator: Any) -> Tensor:
    """Return a random first layer: the 210 rows summed for a position have about unit variance."""
    torch = import_module("torch")
    return torch.randn(first_layer.ROWS, width, generator=generator) / math.sqrt(210)


def make_bert(width: int, layers: int, generator: Any) -> Parameters:
    """Return the parameters of an encoder over 88 tokens, with inner layers of four times its width."""
    torch = import_module("torch")
    parameters: Parameters = {
        "embed.weight": torch.randn(len(VOCABULARY), width, generator=generator) * 0.5,
        "place.weight": torch.randn(LENGTH, width, generator=generator) * 0.5,
    }
    for layer in range(layers):
        name = f"layers.{layer}"
        _norm(parameters, f"{name}.n0", width)
        _linear(parameters, f"{name}.qkv", width, 3 * width, generator)
        _linear(parameters, f"{name}.out", width, width, generator, 0.5)
        _norm(parameters, f"{name}.n1", width)
        _linear(parameters, f"{name}.a", width, 4 * width, generator)
        _linear(parameters, f"{name}.b", 4 * width, width, generator, 0.5)
    _norm(parameters, "n", width)
    _linear(parameters, "head", width, 18 * HEADS["text"], generator)
    return parameters


def mlp_answers(parameters: Mapping[str, Tensor], sums: Tensor) -> Tensor:
    """Return rows of answers for rows of the table's sums."""
    relu = import_module("torch").relu
    h = sums
    if "inp.weight" in parameters:
        h = _applied(parameters, "inp", relu(_normed(parameters, "n0", h)))
    for block in range(sum(name.endswith(".a.weight") for name in parameters)):
        inner = relu(_applied(parameters, f"blocks.{block}.a", _normed(parameters, f"blocks.{block}.n", h)))
        h = h + _applied(parameters, f"blocks.{block}.b", inner)
    return _applied(parameters, "head", relu(_normed(parameters, "n1", h)))


def by_head(answers: Tensor) -> Tensor:
    """Return rows of answers of all six faces, 18 for each head, from three for each face and head."""
    faces = answers.view(-1, 6, HEADS["faces"], ANSWERS["faces"])
    return faces.transpose(1, 2).reshape(len(faces), 18 * HEADS["faces"])


def bert_answers(parameters: Mapping[str, Tensor], texts: Tensor, heads: int) -> Tensor:
    """Return rows of answers for rows of 88 tokens."""
    functional = import_module("torch.nn.functional")
    h = parameters["embed.weight"][texts] + parameters["place.weight"]
    batch, positions, width = h.shape
    for layer in range(sum(name.endswith(".qkv.weight") for name in parameters)):
        name = f"layers.{layer}"
        parts = _applied(parameters, f"{name}.qkv", _normed(parameters, f"{name}.n0", h))
        query, key, value = parts.view(batch, positions, 3, heads, width // heads).permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(query, key, value)
        h = h + _applied(parameters, f"{name}.out", mixed.transpose(1, 2).reshape(batch, positions, width))
        inner = _applied(parameters, f"{name}.a", _normed(parameters, f"{name}.n1", h))
        h = h + _applied(parameters, f"{name}.b", functional.gelu(inner, approximate="tanh"))
    return _applied(parameters, "head", _normed(parameters, "n", h[:, 0]))


def _applied(parameters: Mapping[str, Tensor], name: str, h: Tensor) -> Tensor:
    functional = import_module("torch.nn.functional")
    return functional.linear(h, parameters[f"{name}.weight"], parameters[f"{name}.bias"])


def _normed(parameters: Mapping[str, Tensor], name: str, h: Tensor) -> Tensor:
    functional = import_module("torch.nn.functional")
    weight, bias = parameters[f"{name}.weight"], parameters[f"{name}.bias"]
    return functional.layer_norm(h, weight.shape, weight, bias, EPSILON)


def shipped(kind: str, parameters: Mapping[str, Tensor], table: Tensor | None, heads: int) -> dict[str, Any]:
    """Return the arrays that inference reads.

    The table, given in stripes, is stored in bytes with a scale for each column, the rest in half precision.
    """
    torch = import_module("torch")
    arrays: dict[str, Any] = {}
    if table is not None:
        table = whole(table)
        scale = torch.maximum(table.std(0) / STEPS[kind], table.abs().amax(0) / 127)
        # a column at a time: another copy of the whole table would take 113 MB
        arrays["table"] = torch.empty(table.shape, dtype=torch.int8)
        for column in range(table.shape[1]):
            arrays["table"][:, column] = (table[:, column] / scale[column]).round().to(torch.int8)
        arrays["scale"] = scale
    for name, value in parameters.items():
        kept = value.detach()
        arrays[name] = (kept[: SHIPPED[kind]] if name.startswith("head.") else kept).half()
    if kind == "text":
        arrays["attention_heads"] = torch.tensor([float(heads)])
    return {name: array.contiguous().numpy() for name, array in arrays.items()}


def take(arrays: Mapping[str, Any], parameters: Parameters, table: Tensor | None) -> None:
    """Set the parameters to those that were shipped.

    Answers that are not shipped start at 0, as do new blocks. Raises ValueError for arrays of other sizes.
    """
    torch = import_module("torch")
    if table is not None:
        table.copy_(striped(torch.from_numpy(arrays["table"] * arrays["scale"])))
    for name, value in parameters.items():
        if name in arrays:
            given = torch.from_numpy(arrays[name].astype("float32"))
            rows = len(given)
            if value.shape[1:] != given.shape[1:] or rows > len(value):
                raise ValueError(f"{name} has another size")
            value.data[:rows] = given
            value.data[rows:] = 0
        elif name.endswith((".b.weight", ".b.bias")):
            value.data.zero_()
        elif not name.startswith("blocks."):
            raise ValueError(f"there is no {name}")
