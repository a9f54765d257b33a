-- OGN-059 Eclipse Herald
-- Whenever you stun an enemy, it is ready and has a Might more for the turn.
card "OGN-059" {
  when { stunned = unit { enemy }, by = you,
    run = function()
      ready(me)
      give_might(me, 1, this_turn)
    end,
  },
}
