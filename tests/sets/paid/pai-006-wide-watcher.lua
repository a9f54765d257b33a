-- PAI-006 Wide Watcher
-- On arrival two enemy units at different battlefields are stunned.
local foe_out_there = unit { enemy, at = battlefield }

card "PAI-006" {
  when { played = me, target = { foe_out_there, unit { enemy, another, apart, at = battlefield } },
    run = function(a, b)
      stun(a)
      stun(b)
    end,
  },
}
