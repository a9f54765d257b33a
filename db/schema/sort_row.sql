-- sort_row.sql -- what a search sorts a card by: its code, its name, and up to six facts.
--
-- ?1 is the card, ?2 to ?7 are facts of at most one item; nothing is looked up for NULL.

SELECT
  code,
  folded,
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?2 AND position = 0),
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?3 AND position = 0),
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?4 AND position = 0),
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?5 AND position = 0),
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?6 AND position = 0),
  (
    SELECT coalesce(word, number)
    FROM card_fact
    WHERE card = c.id AND fact = ?7 AND position = 0)
FROM card c
WHERE id = ?1;
