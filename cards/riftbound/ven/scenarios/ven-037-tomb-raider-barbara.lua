-- VEN-037 Tomb-Raider Barbara.

scenario "With seven runes Barbara kills a gear that is not Empowered" {
  covers = { "VEN-037", "428", "383.2.a.1" },
  you = { hand = { "Tomb-Raider Barbara" }, runes = { calm = 7 }, gear = { "Orb of Regret" } },
  foe = { gear = { "Hextech Disc" } },

  run = function(t)
    t.you:play("Tomb-Raider Barbara", { to = "base" })
    t:everyone_passes()

    t:expect { foe = { gear = {}, trash = { "Hextech Disc" } }, you = { gear = { "Orb of Regret" } } }
  end,
}

scenario "An Empowered gear only loses its status to Barbara" {
  covers = { "VEN-037", "442" },
  you = { hand = { "Tomb-Raider Barbara" }, runes = { calm = 7 } },
  foe = { gear = { { "Hextech Disc", empowered = true } } },

  run = function(t)
    t.you:play("Tomb-Raider Barbara", { to = "base" })
    t:everyone_passes()

    t:expect { foe = { gear = { "Hextech Disc" } } }
    t:expect_unit("Hextech Disc", { empowered = false })
  end,
}

scenario "With six runes Barbara touches nothing" {
  covers = { "VEN-037", "383.2.a.1" },
  you = { hand = { "Tomb-Raider Barbara" }, runes = { calm = 6 } },
  foe = { gear = { "Hextech Disc" } },

  run = function(t)
    t.you:play("Tomb-Raider Barbara", { to = "base" })

    t:expect { chain = {}, foe = { gear = { "Hextech Disc" } } }
  end,
}
