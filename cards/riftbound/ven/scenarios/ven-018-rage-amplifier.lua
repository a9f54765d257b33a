-- VEN-018 Rage Amplifier.

scenario "The Amplifier gives your units a Might, and two while it is Empowered" {
  covers = { "VEN-018", "Empower", "827", "477.3" },
  you = { gear = { "Rage Amplifier" }, base = { "Recruit" }, units = { ["0"] = { "Shipyard Skulker" } }, runes = { fury = 7 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t.you:use("Rage Amplifier")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Shipyard Skulker", { might = 5 })

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Two Amplifiers count each for itself" {
  covers = { "VEN-018", "477.3" },
  you = { gear = { "Rage Amplifier", { "Rage Amplifier", empowered = true } }, base = { "Recruit" } },

  run = function(t) t:expect_unit("Recruit", { might = 4 }) end,
}

scenario "Without the Amplifier the Might is gone" {
  covers = { "VEN-018", "365" },
  you = { gear = { { "Rage Amplifier", empowered = true } }, base = { { "Mega-Mech", damage = 3 } } },
  foe = { hand = { "Brittle Steel" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Mega-Mech", { might = 10 })
    t.foe:play("Brittle Steel", { target = "Rage Amplifier" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}
