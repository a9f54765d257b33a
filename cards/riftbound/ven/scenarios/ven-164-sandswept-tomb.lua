-- VEN-164 Sandswept Tomb.

scenario "A spell that chooses a unit of its side here costs a Power less" {
  covers = { "VEN-164", "356.4" },
  you = { units = { ["Sandswept Tomb"] = { "Recruit" } }, hand = { "Convergent Mutation" }, base = { "Pouty Poro" }, resources = { energy = 2 } },

  run = function(t)
    t.you:play("Convergent Mutation", { target = { { "Recruit" }, { "Pouty Poro" } } })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "Chosen elsewhere, or an enemy here, it costs the Power" {
  covers = { "VEN-164" },
  battlefields = { "Sandswept Tomb" },
  you = { hand = { "Hextech Ray", "Convergent Mutation" }, base = { "Pouty Poro", "Stalwart Poro" }, resources = { energy = 2 } },
  foe = { units = { ["Sandswept Tomb"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Hextech Ray")
    t.you:refused("play", "Convergent Mutation")
  end,
}

scenario "It is a Power for the spell and not for each unit" {
  covers = { "VEN-164", "356.4" },
  you = { units = { ["Sandswept Tomb"] = { "Recruit", "Pouty Poro" } }, hand = { "Falling Star" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Recruit" }, { "Pouty Poro" } } })

    t:expect { you = { runes = 1 } }
  end,
}

scenario "The foe's spells for the foe's units here are cheaper as well" {
  covers = { "VEN-164", "356.4" },
  battlefields = { "Sandswept Tomb" },
  foe = { units = { ["Sandswept Tomb"] = { "Recruit" } }, base = { "Pouty Poro" }, hand = { "Convergent Mutation" }, resources = { energy = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Convergent Mutation", { target = { { "Recruit" }, { "Pouty Poro" } } })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
  end,
}
