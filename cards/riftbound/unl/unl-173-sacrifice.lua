-- UNL-173 Sacrifice
-- A friendly Mighty unit given up pays for two cards and an exhausted rune.
card "UNL-173" {
  as { played = me, cost = { kill = unit { friendly, mighty } } },
  effect {
    run = function()
      draw(2)
      channel(1, exhausted)
    end,
  },
}
