-- VEN-024 Affectionate Poro
-- A card at the end of each of its combats, if nothing has hurt it this turn.
card "VEN-024" {
  when { combat_ends = me, provided = happened { damaged = me, count = 0 }, run = function() draw(1) end },
}
