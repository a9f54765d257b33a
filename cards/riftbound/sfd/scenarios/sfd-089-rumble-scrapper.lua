scenario "Rumble gives your Mechs one Might, himself too" {
  covers = { "SFD-089", "477.3" },
  you = { base = { "Rumble, Scrapper", "Mech", "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Rumble, Scrapper", { might = 5 })
    t:expect_unit("Mech", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Rumble's hold builds a Mech in the base" {
  covers = { "SFD-089", "383.4.d" },
  phase = "awaken",
  you = { units = { ["0"] = { "Rumble, Scrapper" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { base = { "Mech" }, points = 1 } }
    t:expect_unit("Mech", { might = 4, exhausted = true })
  end,
}
