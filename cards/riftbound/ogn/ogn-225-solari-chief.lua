-- OGN-225 Solari Chief
-- An enemy unit is stunned, or dies if it already was.
card "OGN-225" {
  when { played = me, target = unit { enemy },
    run = function(u) if is(u, stunned) then kill(u) else stun(u) end end,
  },
}
