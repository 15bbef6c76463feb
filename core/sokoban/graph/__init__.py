"""Every position of a level, and a random pusher among them."""
