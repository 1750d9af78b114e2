"""Our games compared with those of other libraries, measured in the same run."""
