-- VEN-005 Forsaken Baccai
-- Beginning your turn with fewer runes than an opponent, it has a Might more for the turn.
local richer = opponent { has = rune { count = at_least(count(rune { yours }) + 1) } }

card "VEN-005" {
  when { beginning_phase = you, provided = richer, run = function() give_might(me, 1, this_turn) end },
}
