-- SFD-190 Forgefire Cape.

scenario "Forgefire Cape burns every enemy where its host attacks" {
  covers = { "SFD-190", "383.4.e", "718" },
  you = { base = { { "Petty Officer", attached = { "Forgefire Cape" } } } },
  foe = { units = { ["0"] = { "Daring Poro", "Mega-Mech" }, ["1"] = { "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" }, base = { "Recruit" } } }
    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Petty Officer", { damage = 0, might = 9 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "Forgefire Cape burns attackers when its host defends" {
  covers = { "SFD-190", "383.4.f" },
  you = { units = { ["0"] = { { "Petty Officer", attached = { "Forgefire Cape" } }, "Recruit" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Forgefire Cape is one of its name in a deck, and any Power puts it on" {
  covers = { "SFD-190", "825", "818" },
  you = { gear = { "Forgefire Cape" }, base = { "Petty Officer" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:use("Forgefire Cape", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 8 })
    t:expect_unit("Forgefire Cape", { keywords = { "Unique" } })
  end,
}

scenario "A deck holds a unique card once" {
  covers = { "Unique", "825" },

  run = function(t)
    t:deck_refused("spiritforged-champion-deck-rumble", { main = { ["Forgefire Cape"] = 2 } }, "825")
  end,
}
