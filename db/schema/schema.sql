-- schema.sql -- the card database: what lists and scripts say, and where it came from.
--
-- Every program that opens the file checks application_id ("CWDB") and user_version. A
-- change of this file that an older program could misread raises user_version. No table
-- knows a game: facts of cards are rows, and their names come from the table that a
-- game hands over (engine/cards/fact.h). A value that a list leaves out is NULL
-- or has no row; it is never 0 or ''. `position` counts from 0, in the printed order.
--
-- Several games lie side by side: codes, names and facts belong to one game, and no row
-- of one game refers to a row of another. So a table whose keys are words has the
-- column `game`, and statements ask for `game = the_game()` (db/store/store.h).
--
-- db/schema/upgrade_5.sql brings a database of version 5 to version 6, and so on up to this
-- form.

PRAGMA application_id = 0x43574442;
PRAGMA user_version = 15;

CREATE TABLE game (
  id   INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE card_set (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  api  INTEGER, -- level of the card language that its scripts use; NULL: no set folder
                -- brought it, lists alone know it
  UNIQUE (game, code)
) STRICT;

-- The sets that a set builds on, in the order of its set.json. A set folder brings both.
CREATE TABLE set_need (
  card_set INTEGER NOT NULL REFERENCES card_set,
  position INTEGER NOT NULL,
  needs    TEXT NOT NULL, -- code of a set of the same game
  PRIMARY KEY (card_set, position)
) STRICT, WITHOUT ROWID;

-- A card: everything that all its printings share. `folded` is the name without case,
-- accents and punctuation, for search. Two cards may share a name, because a later set
-- may reprint a card under a new code. `listed` is 1 if no set folder has the card:
-- then it has no script, and lists decide its facts. `import` is the one that brought the
-- card. This table and those of facts, names, texts and printings are worked out from
-- the table `said` (db/settle/); nothing else changes them.
CREATE TABLE card (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game, -- that of its set
  card_set INTEGER NOT NULL REFERENCES card_set,
  code     TEXT NOT NULL,
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL,
  has_text INTEGER NOT NULL CHECK (has_text IN (0, 1)), -- needs a script
  listed   INTEGER NOT NULL CHECK (listed IN (0, 1)),
  import   INTEGER NOT NULL REFERENCES import,
  UNIQUE (game, code)
) STRICT;

CREATE INDEX card_by_folded ON card (game, folded);
CREATE INDEX card_by_set ON card (card_set);
-- The few cards that can have scripts, among many that only lists know.
CREATE INDEX card_of_folder ON card (game, code) WHERE listed = 0;

-- The names of facts: the columns of lists (docs/lists.md). An import adds the names
-- that are new in the game's table.
CREATE TABLE fact (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL, -- 'type', 'tags', 'cost'
  UNIQUE (game, name)
) STRICT;

-- The facts of a card beside its code and name: one row for a number or a word, one for
-- each item of a list. `import` is the one that said what holds.
CREATE TABLE card_fact (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  fact     INTEGER NOT NULL REFERENCES fact,
  position INTEGER NOT NULL,
  word     TEXT,    -- 'Beast', 'Pirate', 'Swift'; NULL of a number
  number   INTEGER, -- the number, or the value of a keyword; of a word NULL says 1
  cost     TEXT,    -- of a keyword: '2', 'red', '1 blue'
  import   INTEGER NOT NULL REFERENCES import,
  derived  INTEGER NOT NULL DEFAULT 0 CHECK (derived IN (0, 1)), -- worked out from the text
  PRIMARY KEY (card, fact, position)
) STRICT, WITHOUT ROWID;

-- Names in other languages. `card.name` is the English one if any list has it.
CREATE TABLE card_name (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  language TEXT NOT NULL, -- 'fr', 'zh-cn'
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL,
  PRIMARY KEY (card, language)
) STRICT, WITHOUT ROWID;

CREATE INDEX card_name_by_folded ON card_name (folded);

-- Official texts, from lists that a user imports. The `effective` text is the valid
-- one. Symbols are in the notation of db/notation/text_symbols.h. Earlier texts are in
-- card_change.
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
  game   INTEGER NOT NULL REFERENCES game,
  code   TEXT NOT NULL COLLATE NOCASE,
  card   INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  number INTEGER, -- collector number
  rarity TEXT,    -- where it is not the card's
  import INTEGER NOT NULL REFERENCES import,
  PRIMARY KEY (game, code)
) STRICT, WITHOUT ROWID;

CREATE INDEX printing_by_card ON printing (card);

-- The ids that other sources of lists give to a printing.
CREATE TABLE printing_id (
  game     INTEGER NOT NULL,
  source   TEXT NOT NULL,
  id       TEXT NOT NULL,
  printing TEXT NOT NULL COLLATE NOCASE,
  PRIMARY KEY (game, source, id, printing),
  FOREIGN KEY (game, printing)
    REFERENCES printing ON DELETE CASCADE ON UPDATE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX printing_id_by_printing ON printing_id (game, printing);

-- Scripts. `name` is a card's code, a keyword, for words the set's code, for the rules
-- of a game the name of their file, and for its game.lua, a 'ruleset', the game's name.
-- Rules belong to no set. Sets that share a keyword have a row each, and their sources say
-- the same. `summary` is the comment at the top of the script. `hash` is XXH64 of the
-- source.
CREATE TABLE script (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game, -- that of its set
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

CREATE UNIQUE INDEX script_by_name ON script (game, kind, name, coalesce(card_set, 0));
CREATE INDEX script_by_set ON script (card_set);

-- The ban lists of sets, by format. A row names a card and has no id of it, because a
-- list may come before its cards and because a ban holds for reprints too.
CREATE TABLE format_ban (
  card_set INTEGER NOT NULL REFERENCES card_set,
  format   TEXT NOT NULL,
  folded   TEXT NOT NULL,
  name     TEXT NOT NULL,
  since    TEXT NOT NULL, -- a day, '' unknown
  PRIMARY KEY (folded, format, card_set)
) STRICT, WITHOUT ROWID;

-- Ban lists that are files of their own, by source. A row bans its card from the day `since`
-- on, or ends the ban on the day `until`, or both. The view `ban` has these and those of sets.
CREATE TABLE ban_list (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL, -- of the source
  UNIQUE (game, name)
) STRICT;

CREATE TABLE listed_ban (
  list   INTEGER NOT NULL REFERENCES ban_list ON DELETE CASCADE,
  format TEXT NOT NULL,
  folded TEXT NOT NULL,
  name   TEXT NOT NULL,
  since  TEXT NOT NULL, -- a day, '': the row only ends a ban
  until  TEXT NOT NULL, -- the first day on which the card is free again, '': none
  PRIMARY KEY (folded, format, list, since, until)
) STRICT, WITHOUT ROWID;

CREATE TABLE deck (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL,
  path TEXT NOT NULL,
  hash INTEGER NOT NULL,
  UNIQUE (game, name)
) STRICT;

-- Lines of a deck. They name their cards and have no ids, so that a deck survives a new
-- import of its set. A copy stands in one section only.
CREATE TABLE deck_card (
  deck     INTEGER NOT NULL REFERENCES deck ON DELETE CASCADE,
  position INTEGER NOT NULL,
  section  TEXT NOT NULL, -- a name of the game's sections
  name     TEXT NOT NULL, -- of the card; its code where cards share the name
  count    INTEGER NOT NULL,
  PRIMARY KEY (deck, position)
) STRICT, WITHOUT ROWID;

-- What somebody owns, as the list of one source has it (import --collection).
CREATE TABLE collection (
  id   INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game,
  name TEXT NOT NULL, -- of the source
  UNIQUE (game, name)
) STRICT;

-- Copies of a collection. They name their printings and have no ids, as lines of decks do.
CREATE TABLE owned (
  collection INTEGER NOT NULL REFERENCES collection ON DELETE CASCADE,
  code       TEXT NOT NULL COLLATE NOCASE, -- of the printing
  count      INTEGER NOT NULL,
  PRIMARY KEY (collection, code)
) STRICT, WITHOUT ROWID;

CREATE INDEX owned_by_code ON owned (code);

-- One row for each import that changed something or left something out. `undoes` is the
-- import that this one undid. What an import said counts unless it is `undone`.
CREATE TABLE import (
  id       INTEGER PRIMARY KEY,
  source   TEXT NOT NULL, -- path as it was given
  hash     INTEGER NOT NULL, -- of everything that was read
  time     TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
  added    INTEGER NOT NULL,
  changed  INTEGER NOT NULL,
  removed  INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  undoes   INTEGER REFERENCES import,
  undone   INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1))
) STRICT;

CREATE INDEX import_that_undoes ON import (undoes) WHERE undoes IS NOT NULL;

-- Where lists come from: the name of a file, or the one that the user gave. The folder
-- of a set is the source 'set CODE'. Of a source with more trust the word counts more.
CREATE TABLE source (
  id    INTEGER PRIMARY KEY,
  game  INTEGER NOT NULL REFERENCES game,
  name  TEXT NOT NULL,
  trust INTEGER NOT NULL DEFAULT 0,
  UNIQUE (game, name)
) STRICT;

-- A list as one import read it. `form` is its form of lists: 'csv', 'set' for the folder
-- of a set, 'kept' for what an earlier version of the database had.
CREATE TABLE reading (
  id     INTEGER PRIMARY KEY,
  import INTEGER NOT NULL REFERENCES import,
  source INTEGER NOT NULL REFERENCES source,
  form   TEXT NOT NULL
) STRICT;

CREATE INDEX reading_by_source ON reading (source);
CREATE INDEX reading_by_import ON reading (import);

-- What a row of a list says. Of the rows of one source with one code and language (or
-- with one name, where there is no code) that of the newest reading holds, if its import
-- is not undone; rows never change and never go. `base` is the code without the letter
-- or star of another art. `content` is the row in the form of db/settle/statement.h; NULL says
-- that the source no longer has the row.
CREATE TABLE said (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  reading  INTEGER NOT NULL REFERENCES reading,
  code     TEXT COLLATE NOCASE,
  base     TEXT COLLATE NOCASE,
  folded   TEXT,    -- its name, as in card; NULL: it has none
  language TEXT NOT NULL,
  line     INTEGER NOT NULL,
  content     TEXT
) STRICT;

CREATE INDEX said_by_base ON said (game, base) WHERE base IS NOT NULL;
CREATE INDEX said_by_name ON said (game, folded) WHERE folded IS NOT NULL;

-- Rows that a later reading of their source said again, word for word, as ranges of ids from
-- `first` to `last`: `said` does not keep them twice. A row holds as long as one import that says
-- it is not undone.
CREATE TABLE said_again (
  reading INTEGER NOT NULL REFERENCES reading,
  last    INTEGER NOT NULL REFERENCES said,
  first   INTEGER NOT NULL REFERENCES said,
  PRIMARY KEY (reading, last)
) STRICT, WITHOUT ROWID;

-- Further names of a row: those in other languages, and the title of a full name.
CREATE TABLE said_name (
  folded TEXT NOT NULL,
  said   INTEGER NOT NULL REFERENCES said,
  PRIMARY KEY (folded, said)
) STRICT, WITHOUT ROWID;

-- What a reading says of a set: its name, and its size, which codes such as 'OGN-030/298'
-- have.
CREATE TABLE said_set (
  game    INTEGER NOT NULL REFERENCES game,
  code    TEXT NOT NULL,
  reading INTEGER NOT NULL REFERENCES reading,
  name    TEXT,
  size    INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, code, reading)
) STRICT, WITHOUT ROWID;

-- What a person says of cards that lists take for others: the card `other` is the card
-- `code`; without `other`, what lists say of `code` does not count.
CREATE TABLE said_card (
  id     INTEGER PRIMARY KEY,
  game   INTEGER NOT NULL REFERENCES game,
  import INTEGER NOT NULL REFERENCES import,
  code   TEXT NOT NULL COLLATE NOCASE,
  other  TEXT COLLATE NOCASE
) STRICT;

-- What imports said of everything that is no card: of the row of a set and what it needs,
-- of scripts, bans, ban lists, decks, maps of columns, collections, and of the trust of sources. The view `thing`
-- (search_index.sql) has these things as the tables have them now, and the view
-- `thing_said` what holds: of each thing what was said last by an import that is not undone.
-- Both are the same between two imports. `content` is JSON; NULL says that the thing is
-- gone. Nobody knows the `import` of what was there before version 10: NULL.
CREATE TABLE said_thing (
  id       INTEGER PRIMARY KEY,
  game     INTEGER NOT NULL REFERENCES game,
  import   INTEGER REFERENCES import,
  kind     TEXT NOT NULL, -- 'set', 'ban', 'bans', 'deck', 'map', 'owned', 'trust', or that of a script
  card_set INTEGER NOT NULL, -- 0: the thing belongs to no set
  name     TEXT NOT NULL,
  content  TEXT
) STRICT;

CREATE INDEX said_thing_by_name ON said_thing (game, kind, card_set, name);
CREATE INDEX said_thing_by_import ON said_thing (import);

-- Things that a later import said again without a change.
CREATE TABLE thing_again (
  import INTEGER NOT NULL REFERENCES import,
  thing  INTEGER NOT NULL REFERENCES said_thing,
  PRIMARY KEY (import, thing)
) STRICT, WITHOUT ROWID;

CREATE INDEX thing_again_by_thing ON thing_again (thing);

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

-- The history of facts and texts: the changes that imports made to cards already known.
-- An absent value is NULL. `field` is a column of lists (docs/lists.md), a text with
-- language and kind as 'text.en.printed', or a name as 'name.fr'.
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

-- The history of scripts and of cards that imports removed. card_change cannot keep
-- these, because its rows go when their card goes. For a card both hashes are NULL. The
-- rules of a game belong to no set.
CREATE TABLE set_change (
  import   INTEGER NOT NULL REFERENCES import ON DELETE CASCADE,
  position INTEGER NOT NULL,
  game     INTEGER NOT NULL REFERENCES game,
  card_set INTEGER REFERENCES card_set,
  kind     TEXT NOT NULL, -- as in script; 'gone' for a card that was removed
  name     TEXT NOT NULL,
  old      INTEGER, -- hash of the source, NULL: there was none
  new      INTEGER,
  PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX set_change_by_set ON set_change (card_set);

-- The --map files of users, kept for the next list with the same header. `header` is
-- the folded headings with '|' between them, `map` the text of the file.
CREATE TABLE list_map (
  game   INTEGER NOT NULL REFERENCES game,
  header TEXT NOT NULL,
  map    TEXT NOT NULL,
  PRIMARY KEY (game, header)
) STRICT, WITHOUT ROWID;
