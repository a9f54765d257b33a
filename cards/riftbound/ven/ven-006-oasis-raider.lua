-- VEN-006 Oasis Raider
-- Beginning your turn with fewer runes than an opponent, it has two Might more and Ganking for the turn.
local richer = opponent { has = rune { count = at_least(count(rune { yours }) + 1) } }

card "VEN-006" {
  when { beginning_phase = you, provided = richer,
    run = function()
      give_might(me, 2, this_turn)
      give(me, "Ganking", this_turn)
    end,
  },
}
