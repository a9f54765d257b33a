-- CIR-008 Short Candle
-- You lose the game; then everyone gives up a unit.

local their_unit = unit { theirs }

card "CIR-008" {
  effect {
    run = function()
      eliminate()
      for p in each(player) do kill(pick(their_unit, p), p) end
    end,
  },
}
