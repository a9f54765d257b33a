-- VEN-116 Dragon Form.

scenario "A unit's base Might is five for the turn, and what adds to it still does" {
  covers = { "VEN-116", "477.1", "477.3", "317.2" },
  you = { base = { { "Pouty Poro", buffs = 1 } }, hand = { "Dragon Form" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Dragon Form", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 6 })
    t:next_turn()

    t:expect_unit("Pouty Poro", { might = 3 })
  end,
}

scenario "A mighty enemy becomes a small Dragon" {
  covers = { "VEN-116", "477.1" },
  you = { hand = { "Dragon Form" }, runes = { order = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Dragon Form", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 5 })
    t:expect { you = { trash = { "Dragon Form" } } }
  end,
}

scenario "For three Energy Dragon Form comes out of the trash, and is banished" {
  covers = { "VEN-116", "Flow", "829" },
  you = { base = { "Recruit" }, trash = { "Dragon Form" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Dragon Form", { from = "trash", target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 5 })
    t:expect { you = { trash = {}, banished = { "Dragon Form" }, runes_ready = 0 } }
  end,
}
