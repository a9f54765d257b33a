-- upgrade_11.sql -- brings a database of version 11 to version 12, where rows and things that a
-- later import said again still count when the earlier import is undone.
--
-- What earlier imports said again is not known: their undo is as it was.

CREATE TABLE said_again (
  reading INTEGER NOT NULL REFERENCES reading,
  last    INTEGER NOT NULL REFERENCES said,
  first   INTEGER NOT NULL REFERENCES said,
  PRIMARY KEY (reading, last)
) STRICT, WITHOUT ROWID;

CREATE TABLE thing_again (
  import INTEGER NOT NULL REFERENCES import,
  thing  INTEGER NOT NULL REFERENCES said_thing,
  PRIMARY KEY (import, thing)
) STRICT, WITHOUT ROWID;

CREATE INDEX thing_again_by_thing ON thing_again (thing);
CREATE INDEX import_that_undoes ON import (undoes) WHERE undoes IS NOT NULL;
