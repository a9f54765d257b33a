-- UNL-051 Ivern, Nurturer.

scenario "Ivern on arrival draws a Poro and buffs a friend" {
  covers = { "UNL-051", "383.4.a", "413", "387", "426" },
  you = {
    hand = { "Ivern, Nurturer" },
    runes = { calm = 5 },
    base = { "Recruit" },
    deck = { "Cleave", "Pouty Poro", "Shipyard Skulker", "Mega-Mech" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Ivern, Nurturer")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Cleave")
    t.you:answer("Pouty Poro")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, deck = { "Mega-Mech" }, deck_size = 3 } }
    t:expect_unit("Recruit", { buffs = 1 })
    t:log_has("reveals Pouty Poro")
  end,
}

scenario "Holding, Ivern draws a Pirate: no buff for that" {
  covers = { "UNL-051", "383.4.d" },
  you = {
    units = { ["0"] = { "Ivern, Nurturer" } },
    deck = { "Cleave", "Pouty Poro", "Shipyard Skulker", "Mega-Mech" },
  },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { pick = "Shipyard Skulker" } } }
    t:next_turn()

    t:expect { you = { hand = { "Shipyard Skulker", "Mega-Mech" }, deck_size = 2 } }
    t:expect_unit("Ivern, Nurturer", { buffs = 0 })
  end,
}

scenario "A Bird, a Cat or a Dog is Ivern's friend as well" {
  covers = { "UNL-051" },
  you = {
    hand = { "Ivern, Nurturer", "Ivern, Nurturer", "Ivern, Nurturer" },
    runes = { calm = 18 },
    deck = {
      "Zephyr Sage", "Cleave", "Cleave",
      "Pakaa Cub", "Cleave", "Cleave",
      "Cemetery Attendant", "Cleave", "Cleave",
    },
  },

  run = function(t)
    for i, animal in ipairs { "Zephyr Sage", "Pakaa Cub", "Cemetery Attendant" } do
      t:answers { you = { { pick = animal } } }
      if i > 1 then t:answers { you = { { target = "Ivern, Nurturer#" .. i } } } end
      t.you:play("Ivern, Nurturer")
      t:everyone_passes()

      t:expect_unit("Ivern, Nurturer#" .. i, { buffs = 1 })
    end
  end,
}

scenario "Without a unit to show there is no buff either" {
  covers = { "UNL-051" },
  you = { hand = { "Ivern, Nurturer" }, runes = { calm = 5 }, deck = { "Cleave", "Pouty Poro", "Cleave", "Gust" } },

  run = function(t)
    t:answers { you = { { pick = {} } } }
    t.you:play("Ivern, Nurturer")
    t:everyone_passes()

    t:expect { you = { hand = {}, deck = { "Gust" }, deck_size = 4 } }
    t:expect_unit("Ivern, Nurturer", { buffs = 0 })
  end,
}
