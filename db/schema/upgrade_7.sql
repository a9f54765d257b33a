-- upgrade_7.sql -- brings a database of version 7 to version 8, where a set may build on
-- others and share keywords with them.

CREATE TABLE set_need (
  card_set INTEGER NOT NULL REFERENCES card_set,
  position INTEGER NOT NULL,
  needs    TEXT NOT NULL,
  PRIMARY KEY (card_set, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE script_8 (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  card_set INTEGER REFERENCES card_set,
  kind     TEXT NOT NULL,
  name     TEXT NOT NULL,
  source   TEXT NOT NULL,
  summary  TEXT,
  hash     INTEGER NOT NULL,
  api      INTEGER NOT NULL,
  path     TEXT NOT NULL,
  CHECK (kind IN ('card', 'keyword', 'words', 'ruleset', 'rules')),
  CHECK ((kind IN ('ruleset', 'rules')) = (card_set IS NULL))
) STRICT;

INSERT INTO script_8 (id, game, card_set, kind, name, source, summary, hash, api, path)
SELECT id, game, card_set, kind, name, source, summary, hash, api, path
FROM script;

DROP TABLE script;
ALTER TABLE script_8 RENAME TO script;
CREATE UNIQUE INDEX script_by_name ON script (game, kind, name, coalesce(card_set, 0));
CREATE INDEX script_by_set ON script (card_set);
