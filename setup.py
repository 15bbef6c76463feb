"""Compile every module of the engine; a new `.pyx` under `core` needs no change here."""

from Cython.Build import cythonize
from setuptools import setup

setup(
    ext_modules=cythonize(
        "core/**/*.pyx",
        compiler_directives={"language_level": "3"},
    )
)
