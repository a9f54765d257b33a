-- RCH-008 Guardian Word
-- Counters what an enemy aims at a friendly unit or gear.
card "RCH-008" {
  effect {
    target = either(
      spell { enemy, chooses = permanent { friendly } },
      ability { enemy, chooses = permanent { friendly } }
    ),
    run = function(item) counter(item) end,
  },
}
