-- upgrade_8.sql -- brings a database of version 8 to version 9, where what lists say is
-- kept and the cards are worked out from it.
--
-- The cards become what is said of them: a card of a set folder what that set says, all
-- else what the imports said that the tables name, one row for each card (or printing) and
-- source, in the form 'kept'. So the cards stay as they are when they are settled, until
-- their lists are imported again. A printing names its card, because version 8 did not
-- know why it was one.

ALTER TABLE import ADD COLUMN undoes INTEGER REFERENCES import;
ALTER TABLE import ADD COLUMN undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1));

CREATE TABLE source (
  id    INTEGER PRIMARY KEY,
  game  INTEGER NOT NULL REFERENCES game,
  name  TEXT NOT NULL,
  trust INTEGER NOT NULL DEFAULT 0,
  UNIQUE (game, name)
) STRICT;

CREATE TABLE reading (
  id     INTEGER PRIMARY KEY,
  import INTEGER NOT NULL REFERENCES import,
  source INTEGER NOT NULL REFERENCES source,
  form   TEXT NOT NULL
) STRICT;

CREATE INDEX reading_by_source ON reading (source);
CREATE INDEX reading_by_import ON reading (import);

CREATE TABLE said (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  reading  INTEGER NOT NULL REFERENCES reading,
  code     TEXT COLLATE NOCASE,
  base     TEXT COLLATE NOCASE,
  folded   TEXT,
  language TEXT NOT NULL,
  line     INTEGER NOT NULL,
  content     TEXT
) STRICT;

CREATE INDEX said_by_base ON said (game, base) WHERE base IS NOT NULL;
CREATE INDEX said_by_name ON said (game, folded) WHERE folded IS NOT NULL;

CREATE TABLE said_name (
  folded TEXT NOT NULL,
  said   INTEGER NOT NULL REFERENCES said,
  PRIMARY KEY (folded, said)
) STRICT, WITHOUT ROWID;

CREATE TABLE said_set (
  game    INTEGER NOT NULL REFERENCES game,
  code    TEXT NOT NULL,
  reading INTEGER NOT NULL REFERENCES reading,
  name    TEXT,
  size    INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, code, reading)
) STRICT, WITHOUT ROWID;

CREATE TABLE said_card (
  id     INTEGER PRIMARY KEY,
  game   INTEGER NOT NULL REFERENCES game,
  import INTEGER NOT NULL REFERENCES import,
  code   TEXT NOT NULL COLLATE NOCASE,
  other  TEXT COLLATE NOCASE
) STRICT;

-- The last name of each path, as a list's source is called.
CREATE TEMP TABLE origin AS
SELECT
  id AS import,
  replace(rtrim(source, '/'),
    rtrim(rtrim(source, '/'), replace(rtrim(source, '/'), '/', '')), '') AS name
FROM import;

-- The code under which what lists say of a card is kept: its own, if it is a printing.
CREATE TEMP TABLE place AS
SELECT
  c.id AS card,
  c.game AS game,
  coalesce((
    SELECT p.code
    FROM printing p
    WHERE p.game = c.game AND p.code = c.code), (
    SELECT min(p.code)
    FROM printing p
    WHERE p.card = c.id), c.code) AS code
FROM card c;

-- The facts of cards as records (db/settle/statement.h).
CREATE TEMP TABLE fact_record AS
SELECT
  c.id AS card,
  f.id AS fact,
  f.name = 'rarity' AS rarity,
  max(v.import) AS import,
  'f' || f.id || group_concat(char(31) || CASE
    WHEN v.word IS NULL THEN v.number
    WHEN v.number IS NULL AND v.cost IS NULL THEN v.word
    ELSE v.word || char(29) || coalesce(v.number, 1) || coalesce(char(29) || v.cost, '')
  END, '') AS record
FROM (
  SELECT *
  FROM card_fact
  ORDER BY card, fact, position) v
JOIN card c ON c.id = v.card
JOIN fact f ON f.id = v.fact
GROUP BY c.id, f.id;

-- All that is said, a record a row: `code` is what the row speaks of, `of` the card whose
-- printing it is.
CREATE TEMP TABLE word AS
SELECT p.game, p.code, NULL AS of, c.import AS import, 1 AS place, 'nen' || char(31) || c.name AS record
FROM card c
JOIN place p ON p.card = c.id
WHERE c.listed = 1
UNION ALL
SELECT p.game, p.code, NULL, c.import, 2, 'n' || n.language || char(31) || n.name
FROM card_name n
JOIN card c ON c.id = n.card
JOIN place p ON p.card = c.id
UNION ALL
SELECT p.game, p.code, NULL, f.import, 3, f.record
FROM fact_record f
JOIN card c ON c.id = f.card
JOIN place p ON p.card = c.id
WHERE c.listed = 1 OR (f.rarity AND f.import <> c.import)
UNION ALL
SELECT
  p.game,
  p.code,
  NULL,
  t.import,
  4,
  't' || CASE t.kind WHEN 'printed' THEN 1 WHEN 'errata' THEN 2 ELSE 0 END
    || char(31) || t.language || char(31) || t.text
FROM card_text t
JOIN place p ON p.card = t.card
UNION ALL
SELECT p.game, p.code, NULL, c.import, 5, 's' || c.has_text
FROM card c
JOIN place p ON p.card = c.id
WHERE c.listed = 1
UNION ALL
SELECT r.game, r.code, iif(r.code = p.code, NULL, c.code), r.import, 0, 'c' || c.code
FROM printing r
JOIN card c ON c.id = r.card
JOIN place p ON p.card = c.id
WHERE r.code <> p.code
UNION ALL
SELECT r.game, r.code, iif(r.code = p.code, NULL, c.code), r.import, 3, 'f' || f.id || char(31) || r.rarity
FROM printing r
JOIN card c ON c.id = r.card
JOIN place p ON p.card = c.id
JOIN fact f ON f.game = r.game AND f.name = 'rarity'
WHERE r.rarity IS NOT NULL AND r.code <> p.code
UNION ALL
SELECT r.game, r.code, iif(r.code = p.code, NULL, c.code), r.import, 6, 'i' || i.source || char(31) || i.id
FROM printing_id i
JOIN printing r ON r.game = i.game AND r.code = i.printing
JOIN card c ON c.id = r.card
JOIN place p ON p.card = c.id
UNION ALL
SELECT r.game, r.code, iif(r.code = p.code, NULL, c.code), r.import, 7, 'd' || max(d.updated) || '00000'
FROM printing_date d
JOIN printing r ON r.game = d.game AND r.code = d.printing
JOIN card c ON c.id = r.card
JOIN place p ON p.card = c.id
GROUP BY r.game, r.code;

DROP TABLE printing_date;

-- A row of a source is said by the last import that had to do with it.
CREATE TEMP TABLE kept AS
SELECT w.game, w.code, w.of, o.name AS source, max(w.import) AS import,
  group_concat(char(30) || w.record, '') AS content
FROM (
  SELECT *
  FROM word
  ORDER BY game, code, place, record) w
JOIN origin o ON o.import = w.import
GROUP BY w.game, w.code, o.name;

INSERT INTO source (game, name)
SELECT DISTINCT game, source
FROM kept
UNION
SELECT DISTINCT c.game, 'set ' || s.code
FROM card c
JOIN card_set s ON s.id = c.card_set
WHERE c.listed = 0;

INSERT INTO reading (import, source, form)
SELECT DISTINCT k.import, q.id, 'kept'
FROM kept k
JOIN source q ON q.game = k.game AND q.name = k.source
UNION
SELECT DISTINCT c.import, q.id, 'set'
FROM card c
JOIN card_set s ON s.id = c.card_set
JOIN source q ON q.game = c.game AND q.name = 'set ' || s.code
WHERE c.listed = 0;

INSERT INTO said (game, reading, code, base, folded, language, line, content)
SELECT
  k.game,
  r.id,
  k.code,
  CASE instr(k.code, '/')
    WHEN 0 THEN rtrim(k.code, 'abcdefghijklmnopqrstuvwxyz*')
    ELSE rtrim(substr(k.code, 1, instr(k.code, '/') - 1), 'abcdefghijklmnopqrstuvwxyz*')
      || substr(k.code, instr(k.code, '/'))
  END,
  (
    SELECT c.folded
    FROM card c
    JOIN place p ON p.card = c.id
    WHERE c.listed = 1 AND p.game = k.game AND p.code = k.code AND instr(k.content, char(30) || 'nen')),
  'en',
  0,
  k.content
FROM kept k
JOIN source q ON q.game = k.game AND q.name = k.source
JOIN reading r ON r.source = q.id AND r.import = k.import AND r.form = 'kept'
ORDER BY k.game, k.code, k.source;

INSERT INTO said (game, reading, code, base, folded, language, line, content)
SELECT
  c.game,
  r.id,
  c.code,
  c.code,
  c.folded,
  'en',
  0,
  char(30) || 'w' || s.code || char(30) || 'nen' || char(31) || c.name || coalesce((
    SELECT group_concat(char(30) || f.record, '')
    FROM fact_record f
    WHERE f.card = c.id AND NOT (f.rarity AND f.import <> c.import)), '')
    || char(30) || 's' || c.has_text
FROM card c
JOIN card_set s ON s.id = c.card_set
JOIN source q ON q.game = c.game AND q.name = 'set ' || s.code
JOIN reading r ON r.source = q.id AND r.import = c.import AND r.form = 'set'
WHERE c.listed = 0
ORDER BY c.game, c.code;

INSERT INTO said_name (folded, said)
SELECT DISTINCT n.folded, d.id
FROM card_name n
JOIN place p ON p.card = n.card
JOIN said d ON d.game = p.game AND d.base = p.code AND d.code = p.code
WHERE n.folded <> coalesce(d.folded, '') AND instr(d.content, char(30) || 'n' || n.language || char(31));

INSERT INTO said_set (game, code, reading, name, size)
SELECT s.game, s.code, min(r.id), s.name, 0
FROM card_set s
JOIN source q ON q.game = s.game
JOIN reading r ON r.source = q.id AND r.form = 'kept'
WHERE s.api IS NULL AND s.name <> s.code
GROUP BY s.id;

DROP TABLE origin;
DROP TABLE place;
DROP TABLE fact_record;
DROP TABLE word;
DROP TABLE kept;

CREATE INDEX card_of_folder ON card (game, code) WHERE listed = 0;
