-- UNL-072 Crescent Strike
-- At one battlefield, four damage to an enemy unit and one to each other enemy there.
local others_there = unit { enemy, there, another }

card "UNL-072" {
  effect { target = { battlefield, unit { enemy, there } },
    run = function(_, u)
      deal(4, u)
      deal(1, others_there)
    end,
  },
}
