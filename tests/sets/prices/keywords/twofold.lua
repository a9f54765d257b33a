-- You may pay one Energy to draw one, and discard a card to draw two.
keyword "Twofold" {
  as { played = me, may, cost = { energy = 1 } },
  when { played = me, provided = paid(), run = function() draw(1) end },
  as { played = me, may, cost = { discard = 1 } },
  when { played = me, provided = paid(), run = function() draw(2) end },
}
