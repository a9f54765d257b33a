-- UNL-016 Scorchclaw.

scenario "At three experience Scorchclaw comes ready with four Might" {
  covers = { "UNL-016", "Level", "824", "143.4" },
  you = { hand = { "Scorchclaw" }, runes = { fury = 3 }, xp = 3 },

  run = function(t)
    t.you:play("Scorchclaw")

    t:expect_unit("Scorchclaw", { might = 4, ready = true })
  end,
}

scenario "Below three experience Scorchclaw is slow; conquering brings two" {
  covers = { "UNL-016", "Level", "Hunt", "823" },
  you = { hand = { "Scorchclaw" }, runes = { fury = 3 }, xp = 2, base = { "Scorchclaw" } },

  run = function(t)
    t.you:play("Scorchclaw", { to = "base" })
    t:expect_unit("Scorchclaw#2", { might = 3, exhausted = true })
    t.you:move("Scorchclaw#1", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 4 } }
    t:expect_unit("Scorchclaw#2", { might = 4, exhausted = true })
  end,
}
