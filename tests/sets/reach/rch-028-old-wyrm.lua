-- RCH-028 Old Wyrm
-- All your damage kills enemies; one damage to one of them at each place.
card "RCH-028" {
  passive { unit { enemy }, lethal = 1, by = you },
  when { played = me, target = unit { enemy, any_number, apart },
    run = function(units) deal(1, units) end,
  },
}
