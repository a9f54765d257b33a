-- UNL-015 Right of Conquest
-- A card, and one more for each battlefield of your side.
local our_battlefields = battlefield { friendly }

card "UNL-015" {
  effect {
    run = function()
      draw(1)
      draw(count(our_battlefields))
    end,
  },
}
