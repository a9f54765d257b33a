-- SFD-045 Not So Fast
-- Counters an enemy spell or ability that has chosen a friendly unit or gear.
card "SFD-045" {
  effect { target = either(spell { enemy, chooses = permanent { friendly } },
      ability { enemy, chooses = permanent { friendly } }),
    run = function(s) counter(s) end,
  },
}
