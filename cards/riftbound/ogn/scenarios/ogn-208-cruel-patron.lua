-- OGN-208 Cruel Patron.

scenario "Cruel Patron costs the life of a friendly unit" {
  covers = { "OGN-208", "356.2", "203.3" },
  you = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Cruel Patron", { to = "base" })

    t:expect { you = { trash = { "Daring Poro" }, base = { "Cruel Patron" } } }
  end,
}

scenario "Without a friendly unit Cruel Patron cannot be played" {
  covers = { "OGN-208", "203.3" },
  you = { hand = { "Cruel Patron" }, runes = { order = 4 } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Cruel Patron", "203.3")
  end,
}

scenario "A Deathknell killed as the cost resolves" {
  covers = { "OGN-208", "OGN-216", "R116", "428.1.a.1.b" },
  you = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { "Soaring Scout" } },

  run = function(t)
    t.you:play("Cruel Patron", { to = "base" })
    t:everyone_passes()

    t:expect { you = { trash = { "Soaring Scout" }, base = { "Cruel Patron" }, runes = 5, runes_ready = 0 } }
  end,
}

scenario "The battlefield whose last unit was the cost is still a place for Cruel Patron" {
  covers = { "OGN-208", "R136", "190.4.c", "355.2" },
  you = {
    hand = { "Cruel Patron" },
    runes = { order = 4 },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:play("Cruel Patron", { to = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Cruel Patron" } }, controls = { "Void Gate" } } }
  end,
}
