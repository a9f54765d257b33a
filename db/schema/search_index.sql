-- search_index.sql -- the indexes that searches read, made from the tables of
-- schema.sql.
--
-- An upgrade drops all of this and makes it again (db/schema/upgrade.h). So only views
-- stand here, and virtual tables that know 'rebuild'.

-- An index has a row for each card, with the card's id, and no copy of the text that it
-- indexes. The program adds fold() and token() to SQLite (db/text/fold.h): fold() gives
-- words without case, accents and punctuation, token() joins a name and a value in one
-- word. db/import/base/card_index.h keeps the indexes in step with the tables.

-- One token for each fact, after the number of the game: '1type:beast 1cost:5
-- 1tags:far_east'. So no game sees the words of another. The index keeps no positions
-- (detail = none), because facts have no order; that makes it small.
CREATE VIEW fact_index_source AS
SELECT
  c.id AS id,
  c.game || 'card'
    || token(c.game || 'set', s.code)
    || token(c.game || 'script', iif(c.has_text = 1, 'yes', 'no'))
    || iif(c.listed = 1, token(c.game || 'is', 'listed'), '')
    || iif(EXISTS (SELECT 1 FROM card_fact WHERE card = c.id AND derived = 1),
         token(c.game || 'is', 'derived'), '')
    || iif(c.has_text = 0 OR EXISTS (
         SELECT 1
         FROM script t
         WHERE t.game = c.game AND t.kind = 'card' AND t.name = c.code),
         token(c.game || 'is', 'complete'), '')
    || coalesce((
         SELECT group_concat(token(c.game || f.name, coalesce(v.word, v.number)), '')
         FROM card_fact v
         JOIN fact f ON f.id = v.fact
         WHERE v.card = c.id), '')
    || coalesce((
         SELECT group_concat(token(c.game || 'lang', language), '')
         FROM (
           SELECT language FROM card_name WHERE card = c.id
           UNION ALL
           SELECT language FROM card_text WHERE card = c.id)), '') AS facts
FROM card c
JOIN card_set s ON s.id = c.card_set;

CREATE VIRTUAL TABLE fact_index USING fts5(
  facts,
  content = fact_index_source,
  content_rowid = id,
  detail = none,
  columnsize = 0,
  tokenize = "ascii tokenchars '_:-'"
);

-- Names and texts in every language, and the summary of the card's script.
CREATE VIEW word_index_source AS
SELECT
  c.id AS id,
  fold(c.name) || coalesce((
    SELECT group_concat(' ' || fold(name), '')
    FROM card_name
    WHERE card = c.id), '') AS name,
  coalesce((
    SELECT group_concat(fold(text), ' . ')
    FROM card_text
    WHERE card = c.id), '') AS text,
  coalesce((
    SELECT fold(summary)
    FROM script
    WHERE game = c.game AND kind = 'card' AND name = c.code), '') AS summary
FROM card c;

CREATE VIRTUAL TABLE word_index USING fts5(
  name,
  text,
  summary,
  content = word_index_source,
  content_rowid = id,
  columnsize = 0,
  tokenize = ascii
);

-- The bans of all lists: those of sets and those that are files of their own.
CREATE VIEW ban AS
SELECT s.game, b.format, b.folded, b.name, b.since, '' AS until, 'set ' || s.code AS source
FROM format_ban b
JOIN card_set s ON s.id = b.card_set
UNION ALL
SELECT l.game, b.format, b.folded, b.name, b.since, b.until, l.name
FROM listed_ban b
JOIN ban_list l ON l.id = b.list;

-- Everything that is no card, as the tables have it (table said_thing).
CREATE VIEW thing AS
SELECT
  game,
  kind,
  coalesce(card_set, 0) AS card_set,
  name,
  json_object('path', path, 'api', api, 'hash', hash, 'summary', summary, 'source', source) AS content
FROM script
UNION ALL
SELECT
  s.game,
  'set',
  s.id,
  '',
  json_object('name', s.name, 'api', s.api, 'needs', json((
    SELECT json_group_array(needs)
    FROM (
      SELECT needs
      FROM set_need
      WHERE card_set = s.id
      ORDER BY position))))
FROM card_set s
WHERE s.api IS NOT NULL
UNION ALL
SELECT s.game, 'ban', s.id, b.format || ' ' || b.folded, json_array(b.format, b.folded, b.name, b.since)
FROM format_ban b
JOIN card_set s ON s.id = b.card_set
UNION ALL
SELECT
  d.game,
  'deck',
  0,
  d.name,
  json_object('path', d.path, 'hash', d.hash, 'cards', json((
    SELECT json_group_array(json_array(section, name, count))
    FROM (
      SELECT section, name, count
      FROM deck_card
      WHERE deck = d.id
      ORDER BY position))))
FROM deck d
UNION ALL
SELECT
  l.game,
  'owned',
  0,
  l.name,
  (
    SELECT json_group_object(code, count)
    FROM (
      SELECT code, count
      FROM owned
      WHERE collection = l.id
      ORDER BY code))
FROM collection l
UNION ALL
SELECT
  l.game,
  'bans',
  0,
  l.name,
  (
    SELECT json_group_array(json_array(format, folded, name, since, until))
    FROM (
      SELECT format, folded, name, since, until
      FROM listed_ban
      WHERE list = l.id
      ORDER BY format, folded, since, until))
FROM ban_list l
UNION ALL
SELECT game, 'map', 0, header, json_array(map)
FROM list_map
UNION ALL
SELECT game, 'trust', 0, name, json_array(trust)
FROM source
WHERE trust <> 0;

-- Each thing that imports said, with the last import that says it and is not undone: 0 if nobody
-- knows it, -1 if there is none.
CREATE VIEW thing_live AS
SELECT
  t.id,
  t.game,
  t.kind,
  t.card_set,
  t.name,
  t.content,
  max(
    CASE
      WHEN t.import IS NULL THEN 0
      WHEN i.undone THEN -1
      ELSE t.import
    END,
    coalesce((
      SELECT max(a.import)
      FROM thing_again a
      JOIN import k ON k.id = a.import
      WHERE a.thing = t.id AND k.undone = 0), -1)) AS last
FROM said_thing t
LEFT JOIN import i ON i.id = t.import;

-- What holds of what imports said of it.
CREATE VIEW thing_said AS
SELECT t.id, t.game, t.kind, t.card_set, t.name, t.content
FROM thing_live t
WHERE t.last >= 0 AND NOT EXISTS (
  SELECT 1
  FROM thing_live n
  WHERE n.game = t.game AND n.kind = t.kind AND n.card_set = t.card_set AND n.name = t.name
    AND n.last >= 0 AND (n.last, n.id) > (t.last, t.id));
