-- SEA-010 Steam Gun
-- Exhausted, and for any amount of Energy, it deals that much.
card "SEA-010" {
  activated { cost = { energy = any_number, exhaust = me }, target = unit,
    run = function(u) deal(paid(), u) end,
  },
}
