"""The PostgreSQL of the tests: it comes back when it is gone, for what a test says about us is not about it."""

from __future__ import annotations

import shutil

from bench import postgres as ours
from bench.postgres import Postgres


def test_a_postgres_that_has_ended_is_started_again(postgres: Postgres) -> None:
    first = postgres.new_database()
    postgres._server.stop()
    assert postgres.new_database() != first


def test_a_postgres_whose_folder_is_gone_takes_another_one() -> None:
    with ours.postgres() as server:
        server.new_database()
        server._server.stop()
        shutil.rmtree(server._server.pgdata)
        assert server.new_database()
