-- UNL-097 Kinkou Initiate.

scenario "Beside five Might of yours the Initiate brings a card" {
  covers = { "UNL-097", "383.4.a" },
  you = { hand = { "Kinkou Initiate" }, runes = { body = 3 }, base = { "Shipyard Skulker" }, units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Kinkou Initiate", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "Its own Might and the foe's do not count for the Initiate" {
  covers = { "UNL-097" },
  you = { hand = { "Kinkou Initiate" }, runes = { body = 3 }, base = { "Pouty Poro", "Pouty Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Kinkou Initiate")
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "The others' Might is counted as the ability happens" {
  covers = { "UNL-097", "383.2.a.1" },
  you = { hand = { "Kinkou Initiate", "Discipline" }, runes = { body = 3, calm = 2 }, base = { "Shipyard Skulker" }, deck = { "Cleave", "Gust", "Block" } },

  run = function(t)
    t.you:play("Kinkou Initiate")
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Gust" } } }
  end,
}
