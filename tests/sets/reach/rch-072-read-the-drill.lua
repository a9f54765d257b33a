-- RCH-072 Read the Drill
-- To an enemy unit as much damage as the units in your hand have Assault.
local drilled = unit { yours, at = hand }

card "RCH-072" {
  effect { target = unit { enemy },
    run = function(u)
      for one in each(drilled) do deal(value_of("Assault", one), u) end
    end,
  },
}
