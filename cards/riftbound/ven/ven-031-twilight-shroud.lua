-- VEN-031 Twilight Shroud
-- A friendly unit has a Might more this turn, and no enemy spell or ability chooses it; from the trash too.
local veiled = cannot { chosen = it, by = opponent, with = either(spell, ability) }

card "VEN-031" {
  effect { target = unit { friendly },
    run = function(u)
      give_might(u, 1, this_turn)
      delayed(veiled, this_turn, u)
    end,
  },
}
