"""Boomtable: the table for five games of nerve."""
