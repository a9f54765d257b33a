-- upgrade_6.sql -- brings a database of version 6 to version 7, where several games lie
-- side by side.
--
-- A program of version 6 wrote cards of one game only. So whatever does not lead to a
-- set belongs to that game, the first one. Without a game there are no cards, and names
-- of facts and maps of lists are not kept.

CREATE TABLE card_set_7 (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  api  INTEGER,
  UNIQUE (game, code)
) STRICT;

INSERT INTO card_set_7 (id, game, code, name, api)
SELECT id, game, code, name, api
FROM card_set;

DROP TABLE card_set;
ALTER TABLE card_set_7 RENAME TO card_set;

CREATE TABLE card_7 (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  card_set INTEGER NOT NULL REFERENCES card_set,
  code     TEXT NOT NULL,
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL,
  has_text INTEGER NOT NULL CHECK (has_text IN (0, 1)),
  listed   INTEGER NOT NULL CHECK (listed IN (0, 1)),
  import   INTEGER NOT NULL REFERENCES import,
  UNIQUE (game, code)
) STRICT;

INSERT INTO card_7 (id, game, card_set, code, name, folded, has_text, listed, import)
SELECT c.id, s.game, c.card_set, c.code, c.name, c.folded, c.has_text, c.listed, c.import
FROM card c
JOIN card_set s ON s.id = c.card_set
ORDER BY c.id;

DROP TABLE card;
ALTER TABLE card_7 RENAME TO card;
CREATE INDEX card_by_folded ON card (game, folded);
CREATE INDEX card_by_set ON card (card_set);

CREATE TABLE fact_7 (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL,
  UNIQUE (game, name)
) STRICT;

INSERT INTO fact_7 (id, game, name)
SELECT f.id, g.id, f.name
FROM fact f
JOIN game g ON g.id = (SELECT min(id) FROM game);

DROP TABLE fact;
ALTER TABLE fact_7 RENAME TO fact;

CREATE TABLE printing_7 (
  game   INTEGER NOT NULL REFERENCES game,
  code   TEXT NOT NULL COLLATE NOCASE,
  card   INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  number INTEGER,
  rarity TEXT,
  import INTEGER NOT NULL REFERENCES import,
  PRIMARY KEY (game, code)
) STRICT, WITHOUT ROWID;

INSERT INTO printing_7 (game, code, card, number, rarity, import)
SELECT c.game, p.code, p.card, p.number, p.rarity, p.import
FROM printing p
JOIN card c ON c.id = p.card
ORDER BY c.game, p.code;

CREATE TABLE printing_id_7 (
  game     INTEGER NOT NULL,
  source   TEXT NOT NULL,
  id       TEXT NOT NULL,
  printing TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (game, source, id, printing),
  FOREIGN KEY (game, printing)
    REFERENCES printing ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO printing_id_7 (game, source, id, printing)
SELECT c.game, i.source, i.id, i.printing
FROM printing_id i
JOIN printing p ON p.code = i.printing
JOIN card c ON c.id = p.card;

CREATE TABLE printing_date_7 (
  game     INTEGER NOT NULL,
  source   TEXT NOT NULL,
  printing TEXT NOT NULL COLLATE NOCASE,
  updated  INTEGER NOT NULL,
  PRIMARY KEY (game, source, printing),
  FOREIGN KEY (game, printing)
    REFERENCES printing ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO printing_date_7 (game, source, printing, updated)
SELECT c.game, d.source, d.printing, d.updated
FROM printing_date d
JOIN printing p ON p.code = d.printing
JOIN card c ON c.id = p.card;

DROP TABLE printing_date;
DROP TABLE printing_id;
DROP TABLE printing;
ALTER TABLE printing_7 RENAME TO printing;
ALTER TABLE printing_id_7 RENAME TO printing_id;
ALTER TABLE printing_date_7 RENAME TO printing_date;
CREATE INDEX printing_by_card ON printing (card);
CREATE INDEX printing_id_by_printing ON printing_id (game, printing);
CREATE INDEX printing_date_by_printing ON printing_date (game, printing);

CREATE TABLE script_7 (
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
  UNIQUE (game, kind, name),
  CHECK (kind IN ('card', 'keyword', 'words', 'ruleset', 'rules')),
  CHECK ((kind IN ('ruleset', 'rules')) = (card_set IS NULL))
) STRICT;

INSERT INTO script_7 (id, game, card_set, kind, name, source, summary, hash, api, path)
SELECT
  t.id,
  s.game,
  t.card_set,
  t.kind,
  t.name,
  t.source,
  t.summary,
  t.hash,
  t.api,
  t.path
FROM script t
JOIN card_set s ON s.id = t.card_set
WHERE t.kind <> 'ruleset'
ORDER BY t.id;

DROP TABLE script;
ALTER TABLE script_7 RENAME TO script;
CREATE INDEX script_by_set ON script (card_set);

CREATE TABLE deck_7 (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL,
  path TEXT NOT NULL,
  hash INTEGER NOT NULL,
  UNIQUE (game, name)
) STRICT;

INSERT INTO deck_7 (id, game, name, path, hash)
SELECT id, (SELECT min(id) FROM game), name, path, hash
FROM deck;

DROP TABLE deck;
ALTER TABLE deck_7 RENAME TO deck;

CREATE TABLE set_change_7 (
  import   INTEGER NOT NULL REFERENCES import ON DELETE CASCADE,
  position INTEGER NOT NULL,
  game     INTEGER NOT NULL REFERENCES game,
  card_set INTEGER REFERENCES card_set,
  kind     TEXT NOT NULL,
  name     TEXT NOT NULL,
  old      INTEGER,
  new      INTEGER,
  PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;

INSERT INTO set_change_7 (import, position, game, card_set, kind, name, old, new)
SELECT h.import, h.position, s.game, h.card_set, h.kind, h.name, h.old, h.new
FROM set_change h
JOIN card_set s ON s.id = h.card_set;

DROP TABLE set_change;
ALTER TABLE set_change_7 RENAME TO set_change;
CREATE INDEX set_change_by_set ON set_change (card_set);

CREATE TABLE list_map_7 (
  game   INTEGER NOT NULL REFERENCES game,
  header TEXT NOT NULL,
  map    TEXT NOT NULL,
  PRIMARY KEY (game, header)
) STRICT, WITHOUT ROWID;

INSERT INTO list_map_7 (game, header, map)
SELECT g.id, m.header, m.map
FROM list_map m
JOIN game g ON g.id = (SELECT min(id) FROM game);

DROP TABLE list_map;
ALTER TABLE list_map_7 RENAME TO list_map;
