-- UNL-047 Mosstomper.

scenario "At three experience Mosstomper has four Might and Deflect" {
  covers = { "UNL-047", "Level", "Deflect", "824" },
  you = { units = { ["0"] = { "Mosstomper" } }, xp = 3 },
  foe = { hand = { "Incinerate" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Mosstomper", { might = 4 })
    t.foe:play("Incinerate", { target = "Mosstomper" })

    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Below three Mosstomper has neither; holding brings two" {
  covers = { "UNL-047", "Level", "Hunt", "823" },
  you = { units = { ["0"] = { "Mosstomper" } }, xp = 2 },
  foe = { xp = 3 },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Mosstomper", { might = 3, no_keywords = "Deflect" })
    t:next_turn()

    t:expect { you = { xp = 4 } }
    t:expect_unit("Mosstomper", { might = 4, keywords = "Deflect" })
  end,
}
