-- UNL-125 Lunar Boon
-- One card out of your hand, two cards into it.
card "UNL-125" {
  effect {
    run = function()
      discard(1)
      draw(2)
    end,
  },
}
