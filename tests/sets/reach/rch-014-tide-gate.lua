-- RCH-014 Tide Gate
-- A unit here that would die goes home instead, if its player pays.
card "RCH-014" {
  instead { dies = unit { here }, its_player_may, cost = { any = 1 },
    run = function()
      heal(it)
      recall(it)
    end,
  },
}
