-- Tithe: paid, this draws a card.
keyword "Tithe" {
  as { played = me, may, cost = value() },
  effect { provided = paid(), run = function() draw(1) end },
}
