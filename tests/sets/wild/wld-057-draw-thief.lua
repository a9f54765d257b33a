-- WLD-057 Draw Thief
-- A card that an opponent would draw beyond the first of a turn is drawn by you.
card "WLD-057" {
  instead { would_draw = opponent, provided = happened { drawn = card, by = opponent }, run = function() draw(1) end },
}
