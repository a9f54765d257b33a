-- upgrade_13.sql -- brings a database of version 13 to version 14, which also has what somebody
-- owns.

CREATE TABLE collection (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL,
  UNIQUE (game, name)
) STRICT;

CREATE TABLE owned (
  collection INTEGER NOT NULL REFERENCES collection ON DELETE CASCADE,
  code       TEXT NOT NULL COLLATE NOCASE,
  count      INTEGER NOT NULL,
  PRIMARY KEY (collection, code)
) STRICT, WITHOUT ROWID;

CREATE INDEX owned_by_code ON owned (code);
