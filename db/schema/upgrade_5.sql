-- upgrade_5.sql -- brings a database of version 5 to version 6, where facts are rows.
--
-- Version 5 had a column or a table for each fact; their names become rows of `fact`. A
-- fact gets the import that changed it last, or else the import that brought its card.

CREATE TABLE fact (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

INSERT INTO fact (id, name)
VALUES
  (1, 'type'),
  (2, 'supertypes'),
  (3, 'domains'),
  (4, 'energy'),
  (5, 'power'),
  (6, 'power_domains'),
  (7, 'might'),
  (8, 'might_bonus'),
  (9, 'tags'),
  (10, 'rarity'),
  (11, 'keywords');

CREATE TABLE card_fact (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  fact     INTEGER NOT NULL REFERENCES fact,
  position INTEGER NOT NULL,
  word     TEXT,
  number   INTEGER,
  cost     TEXT,
  import   INTEGER NOT NULL REFERENCES import,
  PRIMARY KEY (card, fact, position)
) STRICT, WITHOUT ROWID;

INSERT INTO card_fact (card, fact, position, word, number, cost, import)
SELECT
  c.id,
  f.id,
  v.position,
  v.word,
  v.number,
  v.cost,
  coalesce((
    SELECT max(h.import)
    FROM card_change h
    WHERE h.card = c.id AND h.field = f.name), c.import)
FROM (
  SELECT id AS card, 'type' AS fact, 0 AS position, type AS word, NULL AS number, NULL AS cost
  FROM card
  WHERE type <> ''
  UNION ALL
  SELECT id, 'rarity', 0, rarity, NULL, NULL
  FROM card
  WHERE rarity IS NOT NULL
  UNION ALL
  SELECT id, 'energy', 0, NULL, energy, NULL
  FROM card
  WHERE energy IS NOT NULL
  UNION ALL
  SELECT id, 'power', 0, NULL, power, NULL
  FROM card
  WHERE power IS NOT NULL
  UNION ALL
  SELECT id, 'might', 0, NULL, might, NULL
  FROM card
  WHERE might IS NOT NULL
  UNION ALL
  SELECT id, 'might_bonus', 0, NULL, might_bonus, NULL
  FROM card
  WHERE might_bonus IS NOT NULL
  UNION ALL
  SELECT card, 'supertypes', place, supertype, NULL, NULL
  FROM card_supertype
  UNION ALL
  SELECT card, 'domains', place, domain, NULL, NULL
  FROM card_domain
  UNION ALL
  SELECT card, 'power_domains', place, domain, NULL, NULL
  FROM card_power
  UNION ALL
  SELECT card, 'tags', place, tag, NULL, NULL
  FROM card_tag
  UNION ALL
  SELECT card, 'keywords', place, keyword, nullif(value, 1), cost
  FROM card_keyword) v
JOIN card c ON c.id = v.card
JOIN fact f ON f.name = v.fact
ORDER BY c.id, f.id, v.position;

DROP TABLE card_supertype;
DROP TABLE card_domain;
DROP TABLE card_power;
DROP TABLE card_tag;
DROP TABLE card_keyword;
ALTER TABLE card DROP COLUMN type;
ALTER TABLE card DROP COLUMN energy;
ALTER TABLE card DROP COLUMN power;
ALTER TABLE card DROP COLUMN might;
ALTER TABLE card DROP COLUMN might_bonus;
ALTER TABLE card DROP COLUMN rarity;

-- The game now names the sections of a deck, so the section has no CHECK any more.
CREATE TABLE deck_line (
  deck     INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
  position INTEGER NOT NULL,
  section  TEXT NOT NULL,
  name     TEXT NOT NULL,
  count    INTEGER NOT NULL,
  PRIMARY KEY (deck, position)
) STRICT, WITHOUT ROWID;

INSERT INTO deck_line (deck, position, section, name, count)
SELECT deck, place, section, name, count
FROM deck_card
ORDER BY deck, place;

DROP TABLE deck_card;
ALTER TABLE deck_line RENAME TO deck_card;
ALTER TABLE import_problem RENAME COLUMN place TO position;
ALTER TABLE card_change RENAME COLUMN place TO position;
ALTER TABLE set_change RENAME COLUMN place TO position;
