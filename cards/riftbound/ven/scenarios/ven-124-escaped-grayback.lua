-- VEN-124 Escaped Grayback.

scenario "A friendly unit dies to empower the Grayback, which has two Might more then" {
  covers = { "VEN-124", "Empower", "Empowered", "428", "827" },
  you = { base = { "Escaped Grayback", "Recruit", "Pouty Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Escaped Grayback", { might = 3 })
    t.you:use("Escaped Grayback", { cost = "Pouty Poro" })
    t:expect { you = { trash = { "Pouty Poro" } } }
    t:everyone_passes()

    t:expect_unit("Escaped Grayback", { might = 5, empowered = true })
    t.you:refused("use", "Escaped Grayback")
  end,
}

scenario "The Grayback may pay with itself, for nothing" {
  covers = { "VEN-124", "441.2", "428" },
  you = { base = { "Escaped Grayback" } },

  run = function(t)
    t.you:use("Escaped Grayback")
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Escaped Grayback" } } }
  end,
}
