-- UNL-134 Existential Dread
-- Stuns an attacking enemy, or returns it if it was stunned already.
card "UNL-134" {
  effect { target = unit { enemy, attacking },
    run = function(u) if is(u, stunned) then put(u, hand) else stun(u) end end,
  },
}
