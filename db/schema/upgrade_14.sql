-- upgrade_14.sql -- brings a database of version 14 to version 15, which also has ban lists that
-- are files of their own.

CREATE TABLE ban_list (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL,
  UNIQUE (game, name)
) STRICT;

CREATE TABLE listed_ban (
  list   INTEGER NOT NULL REFERENCES ban_list ON DELETE CASCADE,
  format TEXT NOT NULL,
  folded TEXT NOT NULL,
  name   TEXT NOT NULL,
  since  TEXT NOT NULL,
  until  TEXT NOT NULL,
  PRIMARY KEY (folded, format, list, since, until)
) STRICT, WITHOUT ROWID;
