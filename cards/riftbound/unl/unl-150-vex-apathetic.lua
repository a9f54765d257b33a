-- UNL-150 Vex, Apathetic
-- At a battlefield: what an opponent plays is stunned, and its player cannot move it this turn.
local held_back = cannot { moves = it, by = they }

card "UNL-150" {
  when { played = unit, by = opponent, provided = unit { me, at = battlefield },
    run = function()
      stun(it)
      delayed(held_back, this_turn, it)
    end,
  },
}
