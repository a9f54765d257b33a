-- UNL-029 Red Brambleback.

scenario "Conquering, the Brambleback buffs two friendly units" {
  covers = { "UNL-029", "383.4.c", "426" },
  you = { base = { "Red Brambleback", "Recruit", "Pouty Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Red Brambleback", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t.you:answer("Pouty Poro")
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect_unit("Pouty Poro", { buffs = 1 })
  end,
}

scenario "Beside the Brambleback the battlefield's own conquest fires twice" {
  covers = { "UNL-029", "OGN-298", "383.4.c" },
  you = { base = { "Red Brambleback" }, hand = { "Gust", "Cleave" }, deck = { "Stupefy", "Block", "Mega-Mech" } },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t:answers { you = { { discard = "Gust" }, { discard = "Cleave" } } }
    t.you:move("Red Brambleback", "Zaun Warrens")
    t:fight()
    t:everyone_passes()

    t:expect { you = { trash = { "Gust", "Cleave" }, hand = { "Stupefy", "Block" } } }
  end,
}

scenario "A conquest elsewhere fires once" {
  covers = { "UNL-029" },
  you = { base = { "Red Brambleback", "Yuumi, Magical Cat", "Kai'Sa, Survivor" } },

  run = function(t)
    t.you:move("Kai'Sa, Survivor", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "Beside the Brambleback another unit's conquest fires twice" {
  covers = { "UNL-029" },
  you = { base = { "Red Brambleback", "Kai'Sa, Survivor" } },

  run = function(t)
    t:answers { you = { { target = { { "Red Brambleback" }, { "Red Brambleback" } } } } }
    t.you:move({ "Red Brambleback", "Kai'Sa, Survivor" }, "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
  end,
}
