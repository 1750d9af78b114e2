"""Tables in the terminal: how each title is drawn, told in words, and typed."""
