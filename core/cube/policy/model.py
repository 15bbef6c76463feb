"""Forward passes of the policy networks, without the library that trained them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from core.cube.policy import first_layer
from core.cube.policy.text import LENGTH, write_texts
from core.cube.policy.view import FACES, LEAST

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

PLACES = 20
EPSILON = 1e-5
"""Term added to the variance in layer norms, as in training."""


class PolicyNetwork(Protocol):
    """Network that maps rows of tokens to rows of answers before the softmax."""

    shown: int
    """Number that says which tokens it is shown; see `core.cube.policy.view`."""
    heads: int
    """Number of groups of 18 answers: for the first turn of the solution and, with two, for the last."""

    def __call__(self, tokens: NDArray[Any]) -> Floats:
        """Return one row of 18 * `heads` answers for each row of tokens."""
        ...


class PairNetwork:
    """Network of summed rows for tokens and pairs of tokens, then residual blocks.

    See `core.cube.policy.first_layer`. Columns of the table are bytes with a scale each. The sums are the residual
    stream: each block adds W2 relu(W1 norm(h) + b1) + b2, and the answers are V relu(norm(h)) + c.
    """

    shown = LEAST
    heads = 2

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        import numpy as np

        self._table = arrays["table"]
        rows, width = self._table.shape
        if rows != first_layer.ROWS or width % first_layer.WIDTH_STEP or self._table.dtype.name != "int8":
            raise ValueError("the table has another shape")
        self._dense = {name: array.astype(np.float32) for name, array in arrays.items() if name != "table"}
        self._blocks = sum(name.endswith(".a.weight") for name in arrays)

    def __call__(self, tokens: NDArray[Any]) -> Floats:
        """Return answers as in `PolicyNetwork`."""
        import numpy as np

        dense = self._dense
        sums = np.empty((len(tokens), self._table.shape[1]), np.int16)
        first_layer.sum_bytes(tokens.data, self._table.data, sums.data)
        h = sums * dense["scale"]
        if "inp.weight" in dense:
            h = _linear(dense, "inp", np.maximum(_norm(dense, "n0", h), 0))
        for block in range(self._blocks):
            inner = np.maximum(_linear(dense, f"blocks.{block}.a", _norm(dense, f"blocks.{block}.n", h)), 0)
            h += _linear(dense, f"blocks.{block}.b", inner)
        return _linear(dense, "head", np.maximum(_norm(dense, "n1", h), 0))


class FaceNetwork(PairNetwork):
    """Pair network that is applied six times, each time for the three turns of the face on top."""

    shown = FACES

    def __call__(self, tokens: NDArray[Any]) -> Floats:
        """Return answers as in `PolicyNetwork`."""
        rows = super().__call__(tokens.reshape(-1, PLACES)).reshape(len(tokens), 6, -1, 3)
        answers: Floats = rows.transpose(0, 2, 1, 3).reshape(len(tokens), -1)
        return answers


class TextEncoder:
    """BERT-style encoder over the 88 tokens of the text form, which answers at the first token.

    Layer norms come before attention and before the inner layer, as is usual since GPT-2.
    """

    shown = LEAST
    heads = 1

    def __init__(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        import numpy as np

        self._dense = {name: array.astype(np.float32) for name, array in arrays.items()}
        self._layers = sum(name.endswith(".qkv.weight") for name in arrays)
        self._attention_heads = int(self._dense["attention_heads"][0])

    def __call__(self, tokens: NDArray[Any]) -> Floats:
        """Return answers as in `PolicyNetwork`."""
        dense = self._dense
        h = dense["embed.weight"][text_of(tokens)] + dense["place.weight"]
        for layer in range(self._layers):
            name = f"layers.{layer}"
            h += self._attention(name, _norm(dense, f"{name}.n0", h))
            h += _linear(dense, f"{name}.b", _gelu(_linear(dense, f"{name}.a", _norm(dense, f"{name}.n1", h))))
        return _linear(dense, "head", _norm(dense, "n", h[:, 0]))

    def _attention(self, name: str, h: Floats) -> Floats:
        import numpy as np

        batch, places, width = h.shape
        heads = self._attention_heads
        parts = _linear(self._dense, f"{name}.qkv", h).reshape(batch, places, 3, heads, width // heads)
        query, key, value = parts.transpose(2, 0, 3, 1, 4)
        scores = query @ key.swapaxes(2, 3) / np.float32((width // heads) ** 0.5)
        mixed = softmax(scores) @ value
        return _linear(self._dense, f"{name}.out", mixed.swapaxes(1, 2).reshape(batch, places, width))


NETWORKS: Mapping[str, type[PairNetwork] | type[TextEncoder]] = {
    "pairs": PairNetwork, "faces": FaceNetwork, "text": TextEncoder,
}  # fmt: skip
"""Class of each kind of network."""


def text_of(tokens: NDArray[Any]) -> NDArray[Any]:
    """Return rows of 20 tokens as rows of the 88 tokens of the text form."""
    import numpy as np

    texts = np.empty((len(tokens), LENGTH), np.uint8)
    write_texts(tokens.data, texts.data)
    return texts


def softmax(answers: Floats) -> Floats:
    """Return probabilities along the last axis."""
    import numpy as np

    powers = np.exp(answers - answers.max(-1, keepdims=True))
    shares: Floats = powers / powers.sum(-1, keepdims=True)
    return shares


def _linear(dense: Mapping[str, Floats], name: str, h: Floats) -> Floats:
    product: Floats = h @ dense[f"{name}.weight"].T + dense[f"{name}.bias"]
    return product


def _norm(dense: Mapping[str, Floats], name: str, h: Floats) -> Floats:
    import numpy as np

    # the same as NumPy's mean, whose overhead dominates for few rows
    width = np.float32(h.shape[-1])
    centred = h - np.add.reduce(h, -1, keepdims=True) / width
    spread = np.sqrt(np.add.reduce(centred * centred, -1, keepdims=True) / width + np.float32(EPSILON))
    normed: Floats = centred / spread * dense[f"{name}.weight"] + dense[f"{name}.bias"]
    return normed


def _gelu(h: Floats) -> Floats:
    """Return GELU by the tanh approximation of D. Hendrycks and K. Gimpel."""
    import numpy as np

    bent: Floats = 0.5 * h * (1 + np.tanh(np.float32(0.7978845608) * (h + np.float32(0.044715) * h * h * h)))
    return bent
