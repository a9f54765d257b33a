-- UNL-033 Frisky Hunter.

scenario "The Hunter's Bird comes where he is, and choosing it costs the foe a Power" {
  covers = { "UNL-033", "UNL-T02", "Deflect", "350.2" },
  you = { hand = { "Frisky Hunter" }, runes = { calm = 4 }, units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Discipline" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Frisky Hunter", { to = "0" })
    t:everyone_passes()
    t:expect { you = { units = { ["0"] = { "Recruit", "Frisky Hunter", "Bird" } } } }
    t:expect_unit("Bird", { might = 1, exhausted = true, token = true, keywords = "Deflect" })
    t:next_turn()
    t.foe:play("Discipline", { target = "Bird" })

    t:expect { foe = { runes = 4 } }
  end,
}
