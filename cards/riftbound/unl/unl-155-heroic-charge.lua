-- UNL-155 Heroic Charge
-- One Might for a friendly unit this turn, and an enemy unit beside it is stunned.
card "UNL-155" {
  effect { target = { unit { friendly }, unit { enemy, together } },
    run = function(mine, foe)
      give_might(mine, 1, this_turn)
      stun(foe)
    end,
  },
}
