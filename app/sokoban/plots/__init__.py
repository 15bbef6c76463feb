"""The positions of a level by pushes, and its random pusher."""
