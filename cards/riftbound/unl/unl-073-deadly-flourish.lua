-- UNL-073 Deadly Flourish
-- Three damage to an enemy; its death this turn brings an exhausted Gold.
local bounty = when { dies = it, run = function() play_token("Gold", exhausted) end }

card "UNL-073" {
  effect { target = unit { enemy },
    run = function(u)
      deal(3, u)
      delayed(bounty, this_turn, u)
    end,
  },
}
