-- schema.sql -- the card database: what lists and scripts say, and where it came from.
--
-- application_id ("CWDB") and user_version are checked by every program that opens the
-- file; a change of this file that an older program could misread raises user_version.
-- No table knows a game: the facts of cards are rows, and their names come from the table
-- that a game hands over (engine/kernel/cards/fact.h). What a list may leave out is NULL or
-- has no row, it is never 0 or ''. `position` counts from 0, in the printed order.
--
-- db/store/upgrade_5.sql brings a database of version 5 to this form.

PRAGMA application_id = 0x43574442;
PRAGMA user_version = 6;

CREATE TABLE game (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE card_set (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  api  INTEGER -- level of the card language that its scripts use; NULL: no set folder
               -- brought it, lists alone know it
) STRICT;

-- What is the same on every printing. `folded` is the name without case, accents and
-- punctuation, for search; names repeat where a later set reprints a card under a new
-- code. `listed` is 1 where no set folder has the card: then it has no script, and lists
-- may change its facts. `import` brought it.
CREATE TABLE card (
  id       INTEGER PRIMARY KEY,
  card_set INTEGER NOT NULL REFERENCES card_set,
  code     TEXT NOT NULL UNIQUE,
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL,
  has_text INTEGER NOT NULL CHECK (has_text IN (0, 1)), -- needs a script
  listed   INTEGER NOT NULL CHECK (listed IN (0, 1)),
  import   INTEGER NOT NULL REFERENCES import
) STRICT;

CREATE INDEX card_by_folded ON card (folded);
CREATE INDEX card_by_set ON card (card_set);

-- The names of facts, once each: the column of a list that says it (docs/lists.md). An
-- import adds the names that it finds new in the game's table.
CREATE TABLE fact (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE -- 'type', 'tags', 'cost'
) STRICT;

-- What lists say of a card beside its code and name: one row for a number or a word, one for
-- each item of a list. `import` is the one that said it last.
CREATE TABLE card_fact (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  fact     INTEGER NOT NULL REFERENCES fact,
  position INTEGER NOT NULL,
  word     TEXT,    -- 'Beast', 'Pirate', 'Swift'; NULL of a number
  number   INTEGER, -- the number, or the value of a keyword; of a word NULL says 1
  cost     TEXT,    -- of a keyword: '2', 'red', '1 blue'
  import   INTEGER NOT NULL REFERENCES import,
  PRIMARY KEY (card, fact, position)
) STRICT, WITHOUT ROWID;

-- Names in other languages than `card.name`, which is English where any list says so.
CREATE TABLE card_name (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  language TEXT NOT NULL, -- 'fr', 'zh-cn'
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL,
  PRIMARY KEY (card, language)
) STRICT, WITHOUT ROWID;

CREATE INDEX card_name_by_folded ON card_name (folded);

-- Official wording, from lists that a user imports. `effective` is what counts now;
-- symbols are in the notation of db/lists/text_symbols.h. What it said before is in card_change.
CREATE TABLE card_text (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  language TEXT NOT NULL,
  kind     TEXT NOT NULL,
  text     TEXT NOT NULL,
  import   INTEGER NOT NULL REFERENCES import, -- that brought this wording
  PRIMARY KEY (card, language, kind),
  CHECK (kind = 'printed' OR kind = 'errata' OR kind = 'effective')
) STRICT, WITHOUT ROWID;

-- Every code under which a card was printed, in the form of db/text/printing_code.h.
CREATE TABLE printing (
  code   TEXT NOT NULL COLLATE NOCASE PRIMARY KEY,
  card   INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  number INTEGER, -- collector number
  rarity TEXT,    -- where it is not the card's
  import INTEGER NOT NULL REFERENCES import
) STRICT, WITHOUT ROWID;

CREATE INDEX printing_by_card ON printing (card);

-- What others call a printing: ids of a list's source.
CREATE TABLE printing_id (
  source   TEXT NOT NULL,
  id       TEXT NOT NULL,
  printing TEXT NOT NULL COLLATE NOCASE
    REFERENCES printing ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (source, id, printing)
) STRICT, WITHOUT ROWID;

CREATE INDEX printing_id_by_printing ON printing_id (printing);

-- From when the newest row is that a source had for a printing, where its rows say so, as
-- YYYYMMDDhhmmss: an older one, in the same list or another, changes nothing.
CREATE TABLE printing_date (
  source   TEXT NOT NULL,
  printing TEXT NOT NULL COLLATE NOCASE
    REFERENCES printing ON DELETE CASCADE ON UPDATE CASCADE,
  updated  INTEGER NOT NULL,
  PRIMARY KEY (source, printing)
) STRICT, WITHOUT ROWID;

CREATE INDEX printing_date_by_printing ON printing_date (printing);

-- `name` is a card's code, a keyword, or the set's code for words. `summary` is the
-- comment that the script opens with. `hash` is XXH64 of the source.
CREATE TABLE script (
  id       INTEGER PRIMARY KEY,
  card_set INTEGER NOT NULL REFERENCES card_set,
  kind     TEXT NOT NULL CHECK (kind IN ('card', 'keyword', 'words', 'ruleset')),
  name     TEXT NOT NULL,
  source   TEXT NOT NULL,
  summary  TEXT,
  hash     INTEGER NOT NULL,
  api      INTEGER NOT NULL,
  path     TEXT NOT NULL,
  UNIQUE (kind, name)
) STRICT;

CREATE INDEX script_by_set ON script (card_set);

-- Which cards a set's ban list names, by format. By name: lists come before their cards,
-- and a reprint is banned with the first print.
CREATE TABLE format_ban (
  card_set INTEGER NOT NULL REFERENCES card_set,
  format   TEXT NOT NULL,
  folded   TEXT NOT NULL,
  name     TEXT NOT NULL,
  since    TEXT NOT NULL, -- a day, '' unknown
  PRIMARY KEY (folded, format, card_set)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL,
  hash INTEGER NOT NULL
) STRICT;

-- Lines of a deck by name, so that a deck outlives its cards. A copy that a section of its
-- own names is not counted in another one.
CREATE TABLE deck_card (
  deck     INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
  position INTEGER NOT NULL,
  section  TEXT NOT NULL, -- a name of the game's sections
  name     TEXT NOT NULL,
  count    INTEGER NOT NULL,
  PRIMARY KEY (deck, position)
) STRICT, WITHOUT ROWID;

-- One row for each import that changed something or left something out.
CREATE TABLE import (
  id       INTEGER PRIMARY KEY,
  source   TEXT NOT NULL, -- path as it was given
  hash     INTEGER NOT NULL, -- of everything that was read
  time     TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  added    INTEGER NOT NULL,
  changed  INTEGER NOT NULL,
  removed  INTEGER NOT NULL,
  rejected INTEGER NOT NULL
) STRICT;

CREATE TABLE import_problem (
  import   INTEGER NOT NULL REFERENCES import ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file     TEXT NOT NULL,
  row      INTEGER,
  column   TEXT,
  value    TEXT,
  expected TEXT NOT NULL,
  PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;

-- What imports changed on cards that were known: the history of facts and wordings. An
-- absent value is NULL. `field` is a column of lists (docs/lists.md), a text with its
-- language and kind as 'text.en.printed', a name as 'name.fr'.
CREATE TABLE card_change (
  import   INTEGER NOT NULL REFERENCES import ON DELETE CASCADE,
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  position INTEGER NOT NULL, -- changes of one import, in order
  field    TEXT NOT NULL,
  old      TEXT,
  new      TEXT,
  PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX card_change_by_card ON card_change (card);

-- What imports did to scripts, and which cards they took away: what card_change, which
-- goes with its card, cannot tell. Of a card `hash` is NULL.
CREATE TABLE set_change (
  import   INTEGER NOT NULL REFERENCES import ON DELETE CASCADE,
  position INTEGER NOT NULL,
  card_set INTEGER NOT NULL REFERENCES card_set,
  kind     TEXT NOT NULL, -- as in script; 'gone' for a card that was removed
  name     TEXT NOT NULL,
  old      INTEGER, -- hash of the source, NULL: there was none
  new      INTEGER,
  PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX set_change_by_set ON set_change (card_set);

-- What a --map file said of a header, for the next list with the same header: both as
-- they were read, the header's columns separated by '|'.
CREATE TABLE list_map (
  header TEXT NOT NULL PRIMARY KEY,
  map    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
