-- VEN-144 Death Mark.

scenario "Death Mark burns three cards and brings a Shadow Clone" {
  covers = { "VEN-144", "440", "350.2" },
  you = { hand = { "Death Mark" }, runes = { fury = 2 }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Death Mark")
    t:everyone_passes()

    t:expect { you = { trash = { "Death Mark", "Gust", "Cleave", "Pouty Poro" }, deck = { "Mega-Mech" }, base = { "Shadow Clone" } } }
    t:expect_unit("Shadow Clone", { might = 0, token = true })
  end,
}

scenario "For an Energy and two Power Death Mark comes out of the trash, and is banished" {
  covers = { "VEN-144", "Flow", "829" },
  you = { trash = { "Death Mark" }, runes = { calm = 2 }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Death Mark", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { trash = { "Gust", "Cleave", "Pouty Poro" }, banished = { "Death Mark" }, base = { "Shadow Clone" }, runes = 0 } }
  end,
}
