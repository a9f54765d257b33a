-- OGN-239 Machine Evangel.

scenario "Machine Evangel dies at a battlefield: three Recruits come to base" {
  covers = { "OGN-239", "Deathknell" },
  you = { hand = { "Vengeance" }, runes = { order = 4 }, units = { ["0"] = { "Machine Evangel" } } },

  run = function(t)
    t.you:play("Vengeance", { target = "Machine Evangel" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Recruit", "Recruit" }, units = { ["0"] = {} } } }
  end,
}

scenario "Sent to base, Machine Evangel has not died" {
  covers = { "OGN-239", "Deathknell" },
  you = { units = { ["0"] = { { "Machine Evangel", damage = 1 } } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Flash", { target = { "Machine Evangel" } })
    t:everyone_passes()

    t:expect { you = { base = { "Machine Evangel" } } }
  end,
}

scenario "Beside Karthus and Viktor the Evangel leaves seven Recruits" {
  covers = { "OGN-239", "OGN-236", "OGN-246" },
  you = {
    base = { "Karthus, Eternal", "Viktor, Leader", "Machine Evangel" },
    hand = { "Vengeance" },
    runes = { order = 6 },
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Machine Evangel" })
    t:everyone_passes()

    t:expect { you = { base_size = 9, trash = { "Machine Evangel", "Vengeance" } } }
  end,
}
