-- VEN-016 Eclipse Dragon
-- A card for each of its moves while you have at most four runes.
card "VEN-016" {
  when { moves = me, provided = rune { yours, count = at_most(4) }, run = function() draw(1) end },
}
