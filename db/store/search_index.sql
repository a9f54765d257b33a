-- search_index.sql -- the indexes that searches read, made from the tables of
-- schema.sql.
--
-- An upgrade drops all of this and makes it again (db/store/upgrade.h). So only views
-- stand here, and virtual tables that know 'rebuild'.

-- An index has a row for each card, with the card's id, and no copy of the text that it
-- indexes. The program adds fold() and token() to SQLite (db/text/fold.h): fold() gives
-- words without case, accents and punctuation, token() joins a name and a value in one
-- word. db/import/card_index.h keeps the indexes in step with the tables.

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
