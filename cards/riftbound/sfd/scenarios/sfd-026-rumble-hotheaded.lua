scenario "Rumble's Mechs attack with one Might more" {
  covers = { "SFD-026", "807" },
  you = { base = { "Rumble, Hotheaded", "Mech", "Recruit" } },
  foe = { units = { ["0"] = { "Mountain Drake" } }, base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Mega-Mech", { no_keywords = { "Assault" } })
    t.you:move({ "Rumble, Hotheaded", "Mech", "Recruit" }, "0")

    t:expect_unit("Rumble, Hotheaded", { might = 5, keywords = { "Assault" } })
    t:expect_unit("Mech", { might = 4 })
    t:expect_unit("Recruit", { might = 1, no_keywords = { "Assault" } })
  end,
}

scenario "Rumble's conquest recycles a friend, whose Might pays for a Mech of the trash" {
  covers = { "SFD-026", "383.3.b", "356.4" },
  you = {
    base = { "Rumble, Hotheaded", "Shipyard Skulker" },
    trash = { "Mega-Mech", "Vanguard Sergeant" },
    runes = { fury = 4 },
  },
  foe = { trash = { "Mega-Mech" }, units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" } } }
    t.you:move("Rumble, Hotheaded", "0")
    t:fight()
    t:everyone_passes()

    t:expect {
      you = { base = { "Mega-Mech" }, trash = { "Vanguard Sergeant" }, deck_bottom = { "Shipyard Skulker" }, runes_ready = 0 },
    }
  end,
}

scenario "Rumble may keep his friends, and does not recycle himself" {
  covers = { "SFD-026", "383.3.a", "203.3" },
  you = { base = { "Rumble, Hotheaded" }, trash = { "Mega-Mech" }, runes = { fury = 7 } },

  run = function(t)
    t.you:move("Rumble, Hotheaded", "0")
    t:fight()

    t:expect { you = { trash = { "Mega-Mech" }, points = 1, units = { ["0"] = { "Rumble, Hotheaded" } } } }
  end,
}
