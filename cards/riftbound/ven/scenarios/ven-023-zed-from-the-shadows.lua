-- VEN-023 Zed, From the Shadows.

scenario "For a discard a Shadow Clone comes along with Zed" {
  covers = { "VEN-023", "VEN-T01", "356.2", "350.2" },
  you = { hand = { "Zed, From the Shadows", "Pouty Poro" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Zed, From the Shadows", { additional = true })
    t:expect { you = { trash = { "Pouty Poro" }, hand = {} } }
    t:everyone_passes()

    t:expect { you = { units = { base = { "Zed, From the Shadows", "Shadow Clone" } } } }
    t:expect_unit("Shadow Clone", { might = 0, token = true, exhausted = true })
  end,
}

scenario "Without the discard Zed comes alone" {
  covers = { "VEN-023", "356.2" },
  you = { hand = { "Zed, From the Shadows", "Pouty Poro" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Zed, From the Shadows", { additional = false })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Pouty Poro" }, units = { base = { "Zed, From the Shadows" } } } }
  end,
}

scenario "The Clone may come to a battlefield that you control" {
  covers = { "VEN-023", "VEN-T01", "355.2" },
  you = {
    hand = { "Zed, From the Shadows", "Pouty Poro" },
    units = { ["0"] = { "Recruit" } },
    runes = { fury = 5 },
  },

  run = function(t)
    t.you:play("Zed, From the Shadows", { additional = true, to = "base" })
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect { you = { units = { base = { "Zed, From the Shadows" }, ["0"] = { "Recruit", "Shadow Clone" } } } }
  end,
}
