-- schema_earlier.sql -- tables in a form that an earlier version made and that upgrades leave.

CREATE TABLE card_text (
  card     INTEGER NOT NULL REFERENCES card ON DELETE CASCADE,
  language TEXT NOT NULL,
  kind     TEXT NOT NULL CHECK (kind IN ('printed', 'errata', 'effective')),
  text     TEXT NOT NULL,
  import   INTEGER NOT NULL REFERENCES import,
  PRIMARY KEY (card, language, kind)
) STRICT, WITHOUT ROWID;
