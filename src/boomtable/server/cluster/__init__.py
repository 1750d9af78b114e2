"""Several servers on one database: who owns a table, and how the others reach its owner."""
