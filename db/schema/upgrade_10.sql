-- upgrade_10.sql -- brings a database of version 10 to version 11, where facts say whether they
-- are worked out from the card's text.
--
-- The command that brings the database forward works all its cards out anew, and so marks
-- those of earlier imports.

ALTER TABLE card_fact ADD COLUMN derived INTEGER NOT NULL DEFAULT 0 CHECK (derived IN (0, 1));
