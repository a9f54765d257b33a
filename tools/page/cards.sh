#!/bin/sh
# cards.sh DATABASE PAGE -- writes the database of a page: what is read to play, and no more room than
# it needs.
set -eu
rm -f "$2"
sqlite3 "$1" "VACUUM INTO '$2'"
sqlite3 "$2" "PRAGMA journal_mode = DELETE" >/dev/null
