-- RUL-125 Grim Bargain
-- Who has not four points loses the game.
card "RUL-125" {
  effect {
    run = function()
      for p in each(player) do
        if points(p) < 4 then eliminate(p) end
      end
    end,
  },
}
