-- VEN-090 Cataclysmic Duel
-- Each player spares one unit of theirs; all the others are killed.

local their_unit, the_rest = unit { theirs }, unit { another }

card "VEN-090" {
  effect {
    run = function()
      for p in each(player) do pick(their_unit, p) end
      kill(the_rest)
    end,
  },
}
