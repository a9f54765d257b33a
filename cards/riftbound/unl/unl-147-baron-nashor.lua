-- UNL-147 Baron Nashor
-- It brings the Baron Pit and enters there; no enemy chooses it; your other units have two Might more.
card "UNL-147" {
  as { played = me, provided = battlefield { name = "Baron Pit", count = 0 },
    run = function() enter_at(location(add_battlefield("Baron Pit"))) end,
  },
  cannot { chosen = me, by = opponent, with = either(spell, ability) },
  passive { unit { friendly, another }, might = 2 },
}
