-- UNL-017 Square Up.

scenario "Square Up, repeated for a discard, squares up two units" {
  covers = { "UNL-017", "Repeat", "Assault", "820" },
  you = { hand = { "Square Up", "Gust" }, runes = { fury = 4 }, base = { "Recruit", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Square Up", { additional = true, target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t:everyone_passes()
    t:expect { you = { trash = { "Gust", "Square Up" }, hand = {} } }
    t.you:move({ "Recruit", "Shipyard Skulker" }, "0")
    t:expect_unit("Recruit", { might = 5 })
    t:expect_unit("Shipyard Skulker", { might = 7 })
    t:fight()
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = "Assault" })
  end,
}

scenario "Without a card to discard Square Up is carried out once" {
  covers = { "UNL-017", "Repeat" },
  you = { hand = { "Square Up" }, runes = { fury = 4 }, base = { "Recruit", "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Square Up", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = "Assault 4" })
    t:expect_unit("Shipyard Skulker", { no_keywords = "Assault" })
  end,
}
