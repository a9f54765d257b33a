-- VEN-067 Bottled Constellation
-- As your Main Phase starts you may kill three other friendly units or gear for a point.
card "VEN-067" {
  when { main_phase = you, may, cost = { kill = permanent { friendly, another, count = 3 } },
    run = function() gain_points(1) end,
  },
}
