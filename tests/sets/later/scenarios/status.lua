-- A status that the set declares, set and cleared: rules 441, 442, 827, 828.

scenario "A status is set once, and text waits for it" {
  covers = { "725.4", "LTR-001", "441", "827", "828", "727" },
  you = { base = { "Kindled Squire" }, deck = { "Daring Poro" }, runes = { fury = 2 } },

  run = function(t)
    t:expect_unit("Kindled Squire", { might = 2, empowered = false })
    t.you:use("Kindled Squire")
    t:everyone_passes()

    t:expect_unit("Kindled Squire", { might = 4, empowered = true })
    t:expect { you = { hand = { "Daring Poro" } } }
    t.you:refused("use", "Kindled Squire", "377.2.b")
  end,
}

scenario "A status is lost with the object" {
  covers = { "LTR-001", "124", "442" },
  you = { units = { ["0"] = { { "Kindled Squire", empowered = true } } } },
  foe = { hand = { "Fight or Flight" }, runes = { chaos = 4 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Kindled Squire", { might = 4 })
    t.foe:play("Fight or Flight", { target = "Kindled Squire" })
    t:everyone_passes()

    -- A move within the board keeps it.
    t:expect_unit("Kindled Squire", { might = 4, at = "base", empowered = true })
  end,
}
