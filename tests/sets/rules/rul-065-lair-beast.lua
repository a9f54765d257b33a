-- RUL-065 Lair Beast
-- It adds its lair as it is played, and enters there.
card "RUL-065" {
  as { played = me, provided = battlefield { name = "Deep Lair", count = 0 },
    run = function() enter_at(location(add_battlefield("Deep Lair"))) end },
}
