-- RUL-042 Proud Victor
-- A card when it wins a combat, the first time in a turn.
card "RUL-042" {
  when { combat_won = me, nth = 1, run = function() draw(1) end },
}
