-- VEN-155 Kennen, Heart of the Tempest.

scenario "A spell out of the trash empowers Kennen" {
  covers = { "VEN-155", "Flow", "441" },
  you = { legend = "Kennen, Heart of the Tempest", trash = { "Up from the Deep" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()

    t:expect_unit("Kennen, Heart of the Tempest", { empowered = true })
  end,
}

scenario "A hidden card empowers Kennen" {
  covers = { "VEN-155", "Hidden", "441" },
  you = { legend = "Kennen, Heart of the Tempest", units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Kennen, Heart of the Tempest", { empowered = true })
  end,
}

scenario "Your champion out of its zone empowers Kennen" {
  covers = { "VEN-155", "419.1.a", "441" },
  you = { legend = "Kennen, Heart of the Tempest", champion = "Kennen, Keeper of Balance", runes = { order = 3 } },

  run = function(t)
    t.you:play("Kennen, Keeper of Balance", { from = "champion_zone", to = "base" })
    t:everyone_passes()

    t:expect_unit("Kennen, Heart of the Tempest", { empowered = true })
  end,
}

scenario "A card of your hand does not, nor a token, nor what the foe plays from the trash" {
  covers = { "VEN-155" },
  you = { legend = "Kennen, Heart of the Tempest", hand = { "Sprite Call", "Pouty Poro" }, runes = { mind = 5 } },
  foe = { trash = { "Up from the Deep" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:expect_unit("Kennen, Heart of the Tempest", { empowered = false })
    t:next_turn()
    t.foe:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()

    t:expect_unit("Kennen, Heart of the Tempest", { empowered = false })
  end,
}

scenario "The status and Kennen's exhaustion give a unit Assault 2, in showdowns too" {
  covers = { "VEN-155", "Action", "442", "Assault" },
  you = { legend = { { "Kennen, Heart of the Tempest", empowered = true } }, base = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Pouty Poro", "0")
    t.you:use("Kennen, Heart of the Tempest", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 4 })
    t:expect_unit("Kennen, Heart of the Tempest", { empowered = false })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Without the status Kennen gives nothing" {
  covers = { "VEN-155", "203.3" },
  you = { legend = "Kennen, Heart of the Tempest", base = { "Pouty Poro" } },

  run = function(t) t.you:refused("use", "Kennen, Heart of the Tempest") end,
}

scenario "A unit of the deck that a spell of your hand plays empowers Kennen" {
  covers = { "VEN-155", "419.3", "441" },
  you = { legend = "Kennen, Heart of the Tempest", hand = { "Reinforce" }, runes = { calm = 5 }, deck = { "Pouty Poro", "Gust", "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro" } } }
    t:expect_unit("Kennen, Heart of the Tempest", { empowered = true })
  end,
}
