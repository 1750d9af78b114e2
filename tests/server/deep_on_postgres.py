"""Server tests for SQLite, repeated on PostgreSQL."""

from __future__ import annotations

import pytest

from tests.server.test_codes import (  # noqa: F401  (asked again)
    test_the_disk_decides_between_two_tables_with_one_code,
)
from tests.server.test_export import (  # noqa: F401  (asked again)
    test_a_game_of_a_table_that_agreed_is_exported_from_its_database,
)
from tests.server.test_migrations import (  # noqa: F401  (asked again)
    test_a_missing_column_would_be_noticed,
    test_migrations_can_be_taken_back_and_made_again,
    test_opening_again_changes_nothing,
    test_the_migrations_make_what_the_program_knows,
    test_the_newest_migration_is_the_one_that_the_program_expects,
)
from tests.server.test_public_list import (  # noqa: F401  (asked again)
    test_a_table_keeps_its_place_among_those_that_wait,
    test_tables_opened_at_one_moment_have_an_order_too_and_a_list_has_an_end,
    test_whatever_is_done_at_a_table_still_keeps_it_from_being_deleted,
)
from tests.server.test_replay import (  # noqa: F401  (asked again)
    test_a_snapshot_and_the_rest_of_the_log_make_the_table_that_the_whole_log_makes,
    test_every_snapshot_of_many_games_makes_the_same_table,
)
from tests.server.test_rest import (  # noqa: F401  (asked again)
    test_an_odd_code_finds_no_table,
)
from tests.server.test_store import (  # noqa: F401  (asked again)
    test_a_table_is_loaded_from_its_latest_snapshot_on,
    test_an_entry_that_is_there_already_is_refused_and_the_others_are_stored,
    test_closing_waits_for_what_is_on_its_way,
    test_no_wrong_clock_deletes_a_running_game_or_what_was_used_lately,
    test_only_the_one_table_is_deleted,
    test_running_tables_are_found_newest_first,
    test_tables_that_nobody_touched_for_long_are_announced_and_deleted,
    test_the_clock_goes_on_from_where_the_last_life_ended,
    test_the_clock_is_written_down_while_time_runs_somewhere,
    test_two_tables_cannot_have_one_code,
    test_what_is_appended_is_on_disk_when_it_returns,
    test_what_waits_goes_to_disk_together,
)


@pytest.fixture
def address(database: str) -> str:
    return database
