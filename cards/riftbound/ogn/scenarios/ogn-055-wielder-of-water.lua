-- OGN-055 Wielder of Water.

scenario "Attacking alone the Wielder has two Might more" {
  covers = { "OGN-055", "364" },
  you = { base = { "Wielder of Water" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:expect_unit("Wielder of Water", { might = 2 })
    t.you:move("Wielder of Water", "0")
    t:expect_unit("Wielder of Water", { might = 4 })
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { points = 1 } }
    t:expect_unit("Wielder of Water", { might = 2, at = "Blank Battlefield" })
  end,
}

scenario "In company the Wielder has two Might" {
  covers = { "OGN-055" },
  you = { base = { "Wielder of Water", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Wielder of Water", "Recruit" }, "0")

    t:expect_unit("Wielder of Water", { might = 2, attacking = true })
  end,
}

scenario "The Wielder defends alone against many" {
  covers = { "OGN-055" },
  you = { units = { ["0"] = { "Wielder of Water" } } },
  foe = { base = { "Recruit", "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Recruit", "Pouty Poro" }, "0")

    t:expect_unit("Wielder of Water", { might = 4, defending = true })
  end,
}

scenario "When the other attacker is gone the Wielder is alone at once" {
  covers = { "OGN-055", "474" },
  you = { base = { "Wielder of Water", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move({ "Wielder of Water", "Recruit" }, "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Wielder of Water", { might = 4 })
  end,
}

scenario "An empty battlefield is no attack for the Wielder" {
  covers = { "OGN-055", "344.2" },
  you = { base = { "Wielder of Water" } },

  run = function(t)
    t.you:move("Wielder of Water", "0")

    t:expect { showdown = "Blank Battlefield", combat = false }
    t:expect_unit("Wielder of Water", { might = 2, attacking = false })
  end,
}
