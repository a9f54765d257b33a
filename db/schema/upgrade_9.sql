-- upgrade_9.sql -- brings a database of version 9 to version 10, where the database keeps
-- what imports said of sets, scripts, bans, decks, maps and trust, so that it can be undone.
--
-- What is there now was said by the import that the history of scripts names, or for the
-- row of a set by the first one that read its folder; else nobody knows by which.

CREATE TABLE said_thing (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  import   INTEGER REFERENCES import,
  kind     TEXT NOT NULL,
  card_set INTEGER NOT NULL,
  name     TEXT NOT NULL,
  content  TEXT
) STRICT;

CREATE INDEX said_thing_by_name ON said_thing (game, kind, card_set, name);
CREATE INDEX said_thing_by_import ON said_thing (import);
-- The first databases of version 9 lack it.
CREATE INDEX IF NOT EXISTS card_of_folder ON card (game, code) WHERE listed = 0;

INSERT INTO said_thing (game, kind, card_set, name, content)
SELECT
  game,
  kind,
  coalesce(card_set, 0),
  name,
  json_object('path', path, 'api', api, 'hash', hash, 'summary', summary, 'source', source)
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
SELECT game, 'map', 0, header, json_array(map)
FROM list_map
UNION ALL
SELECT game, 'trust', 0, name, json_array(trust)
FROM source
WHERE trust <> 0;

UPDATE said_thing SET import = (
  SELECT max(c.import)
  FROM set_change c
  WHERE c.game = said_thing.game AND c.kind = said_thing.kind AND c.name = said_thing.name
    AND coalesce(c.card_set, 0) = said_thing.card_set AND c.new = said_thing.content ->> 'hash')
WHERE kind IN ('card', 'keyword', 'words', 'ruleset', 'rules');

UPDATE said_thing SET import = (
  SELECT min(r.import)
  FROM card_set s
  JOIN source q ON q.game = s.game AND q.name = 'set ' || s.code
  JOIN reading r ON r.source = q.id
  WHERE s.id = said_thing.card_set)
WHERE kind = 'set';
