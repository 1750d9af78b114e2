"""Other libraries' games beside ours: the same work, measured in the same run."""
