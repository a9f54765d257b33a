-- UNL-106 Repulse
-- Counters an enemy spell or ability that has chosen one friendly unit at a battlefield, and
-- no other.
local on_another = unit { friendly, except { it } }

card "UNL-106" {
  effect {
    target = {
      unit { friendly, at = battlefield },
      either(
        spell { enemy, chooses = unit { it }, except { chooses = on_another } },
        ability { enemy, chooses = unit { it }, except { chooses = on_another } }
      ),
    },
    run = function(_, item) counter(item) end,
  },
}
