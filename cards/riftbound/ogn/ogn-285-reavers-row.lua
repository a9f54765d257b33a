-- OGN-285 Reaver's Row
-- Who defends it may bring one unit home from here.
card "OGN-285" {
  when { defends = you, here, may, target = unit { friendly, here },
    run = function(u) move(u, base) end,
  },
}
