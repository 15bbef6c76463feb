"""Stress tests: the program is killed, given damaged files and noise, and used at random.

See docs/reliability.md. Each test runs for some seconds with the others; its counterpart marked `long` runs for minutes
or hours.
"""
