scenario "Weaker enemies of Vilemaw deal no combat damage" {
  covers = { "UNL-060", "465.2" },
  you = { base = { "Vilemaw" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant", "Playful Phantom" } } },

  run = function(t)
    t:answers { you = { { assign = { "Vanguard Sergeant" } } } }
    t.you:move("Vilemaw", "0")
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
    t:expect_unit("Vilemaw", { damage = 0, at = "base" })
  end,
}

scenario "An enemy as mighty as Vilemaw deals its damage" {
  covers = { "UNL-060", "465.2" },
  you = { base = { "Vilemaw" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Vilemaw", "0")
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { trash = { "Vilemaw" } } }
  end,
}

scenario "Vilemaw compares Might at the moment of the damage" {
  covers = { "UNL-060", "465.2", "SFD-066" },
  you = { base = { "Vilemaw" }, hand = { "Frigid Touch" }, runes = { mind = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Vilemaw", "0")
    t.you:play("Frigid Touch", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech" } }, you = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Holding with Vilemaw draws a card" {
  covers = { "UNL-060", "383.4", "315.2" },
  you = { units = { ["0"] = { "Vilemaw" } }, deck = { "Daring Poro", "Stalwart Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:end_turn()
    t:everyone_passes()

    t:expect { you = { points = 1, hand = { "Daring Poro", "Stalwart Poro" } } }
  end,
}
