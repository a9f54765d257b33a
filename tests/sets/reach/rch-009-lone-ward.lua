-- RCH-009 Lone Ward
-- Counters what an enemy aims at this friendly unit and at no other.
card "RCH-009" {
  effect {
    target = {
      unit { friendly },
      spell { enemy, chooses = unit { it },
        except { chooses = unit { friendly, except { it } } } },
    },
    run = function(_, item) counter(item) end,
  },
}
