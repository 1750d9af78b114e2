"""The field: other people's games beside ours, at the same work, in the same run."""
