-- search_index.sql -- what searches read: made from the tables of schema.sql alone.
--
-- A database that is brought forward gets it anew (db/store/upgrade.h), so whatever stands
-- here can be dropped and filled again: views, and virtual tables that know 'rebuild'.

-- The index that searches use: a row for each card, numbered as the card, and no copy of
-- what it indexes. fold() and fact() are functions of the program (db/text/fold.h): words
-- without case, accents and punctuation, and the same as one token. db/import/card_index.h keeps
-- it in step.

-- One token a fact: 'type_unit might_5 domain_fury'. No places are kept, for facts have
-- no order; that makes it small.
CREATE VIEW card_fact_source AS SELECT c.id AS id,
  'card' || fact(' set_', s.code) || fact(' type_', c.type)
  || coalesce(' energy_' || c.energy, '') || coalesce(' power_' || c.power, '')
  || coalesce(' might_' || c.might, '') || coalesce(' bonus_' || c.might_bonus, '')
  || fact(' rarity_', c.rarity)
  || CASE c.has_text WHEN 1 THEN ' script_yes' ELSE ' script_no' END
  || CASE c.listed WHEN 1 THEN ' is_listed' ELSE '' END
  || CASE WHEN c.has_text = 0 OR EXISTS (SELECT 1 FROM script t WHERE t.kind = 'card'
     AND t.name = c.code) THEN ' is_complete' ELSE '' END
  || coalesce((SELECT group_concat(fact(' super_', supertype), '')
     FROM card_supertype WHERE card = c.id), '')
  || coalesce((SELECT group_concat(fact(' domain_', domain), '')
     FROM card_domain WHERE card = c.id), '')
  || coalesce((SELECT group_concat(fact(' tag_', tag), '')
     FROM card_tag WHERE card = c.id), '')
  || coalesce((SELECT group_concat(fact(' keyword_', keyword), '')
     FROM card_keyword WHERE card = c.id), '')
  || coalesce((SELECT group_concat(fact(' lang_', language), '')
     FROM (SELECT language FROM card_name WHERE card = c.id
     UNION ALL SELECT language FROM card_text WHERE card = c.id)), '') AS facts
  FROM card c JOIN card_set s ON s.id = c.card_set;

CREATE VIRTUAL TABLE card_fact USING fts5(facts, content = card_fact_source,
  content_rowid = id, detail = none, columnsize = 0, tokenize = "ascii tokenchars '_'");

-- Names and texts in every language, and our own summary of what the card does.
CREATE VIEW card_word_source AS SELECT c.id AS id,
  fold(c.name) || coalesce((SELECT group_concat(' ' || fold(name), '')
    FROM card_name WHERE card = c.id), '') AS name,
  coalesce((SELECT group_concat(fold(text), ' . ') FROM card_text WHERE card = c.id), '')
    AS text,
  coalesce((SELECT fold(summary) FROM script WHERE kind = 'card' AND name = c.code), '')
    AS summary
  FROM card c;

CREATE VIRTUAL TABLE card_word USING fts5(name, text, summary,
  content = card_word_source, content_rowid = id, columnsize = 0, tokenize = ascii);
