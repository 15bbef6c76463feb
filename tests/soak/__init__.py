"""The program under abuse: killed, given damaged files, fed with noise, played at random. See docs/reliability.md.

Each test runs for some seconds with the others; marked `long` beside it stands the same for minutes or hours.
"""
