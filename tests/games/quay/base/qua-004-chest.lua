-- QUA-004 Chest
-- When it is loaded, its player has a coin for each crate, and one more for a crate that lies
-- in the hold.
card "QUA-004" {
  when { loaded = me,
    run = function()
      gain("coins", #loads_of(you) + #loads_of(me))
      if zone_of(same_crate(me)) == hold then gain("coins", 1) end
    end,
  },
}
