-- RUL-020 Shy Scout
-- A card whenever it is chosen.
card "RUL-020" {
  when { chosen = me, run = function() draw(1) end },
}
