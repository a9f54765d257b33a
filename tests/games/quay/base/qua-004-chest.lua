-- QUA-004 Chest
-- When it is loaded, its player has a coin for each crate, and one more for a crate that lies
-- in the hold. Each number of a tool is a coin.
card "QUA-004" {
  when { loaded = me,
    run = function()
      gain("coins", #loads_of(you) + #loads_of(me))
      if zone_of(same_crate(me)) == hold then gain("coins", 1) end
      gain("coins", added_to(you, 1) + added_to(you, 2) + added(you))
      gain("coins", 10 * #firmest() + 100 * #hoisted())
    end,
  },
}
