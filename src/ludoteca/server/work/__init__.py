"""Work that is not done on the event loop, and what is measured."""
