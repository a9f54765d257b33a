-- UNL-172 LeBlanc, Fragmented
-- Dying, she leaves a card; two, if it is your Beginning Phase.
local your_turn = player { you, turn_player }

card "UNL-172" {
  deathknell {
    run = function()
      if in_phase("Beginning") and count(your_turn) > 0 then draw(2) else draw(1) end
    end,
  },
}
