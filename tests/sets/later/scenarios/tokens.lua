-- Tokens that the rules list and that sets to come bring (187.10, 187.11).

scenario "A Tentacle and a Shadow Clone are tokens that a set brings" {
  covers = { "LTR-062", "LTR-T01", "LTR-T02", "187.10", "187.11" },
  you = { hand = { "Deep Call" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Deep Call")
    t:everyone_passes()

    t:expect_unit("Tentacle", { might = 1, token = true })
    t:expect_unit("Shadow Clone", { might = 0, token = true, ready = true })
  end,
}

-- Another set has a Shadow Clone too: the code says which.

scenario "A Shadow Clone that attacks may banish a unit for four Might" {
  covers = { "LTR-T02", "187.11", "Assault" },
  you = { base = { "LTR-T02" }, trash = { "Daring Poro" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("LTR-T02", "0")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("LTR-T02", { might = 4 })
    t:expect { you = { trash = {}, banished = { "Daring Poro" } } }
  end,
}

scenario "Without a unit in the trash it is asked nothing" {
  covers = { "LTR-T02", "187.11" },
  you = { base = { "LTR-T02" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("LTR-T02", "0")
    t:fight()

    t:expect { you = { base = {}, trash = {} } }
    t:expect_unit("Vanguard Sergeant", { damage = 0 })
  end,
}
