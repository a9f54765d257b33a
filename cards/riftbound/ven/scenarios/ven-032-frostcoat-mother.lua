-- VEN-032 Frostcoat Mother.

scenario "With seven runes the Mother is Empowered for five Energy and has three Might more" {
  covers = { "VEN-032", "Empower", "Empowered", "356.4" },
  you = { base = { "Frostcoat Mother" }, runes = { calm = { ready = 5, exhausted = 2 } } },

  run = function(t)
    t:expect_unit("Frostcoat Mother", { might = 3 })
    t.you:use("Frostcoat Mother")
    t:everyone_passes()

    t:expect_unit("Frostcoat Mother", { might = 6, empowered = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "With seven runes four Energy do not empower the Mother" {
  covers = { "VEN-032", "357.1" },
  you = { base = { "Frostcoat Mother" }, runes = { calm = { ready = 4, exhausted = 3 } } },
  foe = { runes = { calm = 5 } },

  run = function(t) t.you:refused("use", "Frostcoat Mother") end,
}

scenario "Twelve runes empower the Mother for nothing" {
  covers = { "VEN-032", "356.6" },
  you = { base = { "Frostcoat Mother" }, runes = { calm = { ready = 0, exhausted = 12 } }, rune_deck = {} },

  run = function(t)
    t.you:use("Frostcoat Mother")
    t:everyone_passes()

    t:expect_unit("Frostcoat Mother", { might = 6 })
  end,
}
