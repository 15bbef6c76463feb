"""What was measured of the shipped networks, read for the Lab."""

from __future__ import annotations

from core.control import Control
from core.cube.policy.measured import Figures, read
from core.puzzle import InputError


def load(_control: Control) -> Figures:
    """The stored figures; works in a worker thread. Raises InputError if there are none or they make no sense."""
    try:
        return read()
    except OSError as error:
        raise InputError(f"The network's figures cannot be read: {error.strerror}") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise InputError("The network's figures are damaged") from error
