-- search_index.sql -- what searches read: made from the tables of schema.sql alone.
--
-- A database that is brought forward gets it anew (db/store/upgrade.h), so whatever stands
-- here can be dropped and filled again: views, and virtual tables that know 'rebuild'.

-- The index that searches use: a row for each card, numbered as the card, and no copy of
-- what it indexes. fold() and token() are functions of the program (db/text/fold.h): words
-- without case, accents and punctuation, and a name with a value as one token.
-- db/import/card_index.h keeps it in step.

-- One token a fact: 'type:beast cost:5 tags:far_east'. No places are kept, for facts have
-- no order; that makes it small.
CREATE VIEW fact_index_source AS
SELECT
  c.id AS id,
  'card'
    || token('set', s.code)
    || token('script', iif(c.has_text = 1, 'yes', 'no'))
    || iif(c.listed = 1, ' is:listed', '')
    || iif(c.has_text = 0 OR EXISTS (
         SELECT 1
         FROM script t
         WHERE t.kind = 'card' AND t.name = c.code), ' is:complete', '')
    || coalesce((
         SELECT group_concat(token(f.name, coalesce(v.word, v.number)), '')
         FROM card_fact v
         JOIN fact f ON f.id = v.fact
         WHERE v.card = c.id), '')
    || coalesce((
         SELECT group_concat(token('lang', language), '')
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

-- Names and texts in every language, and our own summary of what the card does.
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
    WHERE kind = 'card' AND name = c.code), '') AS summary
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
