-- The text behind a keyword goes with it (477.2.b).

scenario "Who has lost Deathknell has lost what would happen" {
  covers = { "TIE-033", "477.2.b", "808" },
  you = {
    hand = { "Last Silence", "Vengeance" }, base = { "Watchful Sentry" },
    runes = { calm = 1, order = 4 }, deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Last Silence", { target = "Watchful Sentry" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Watchful Sentry" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Last Silence", "Vengeance", "Watchful Sentry" } } }
  end,
}

scenario "The turn after it is there again" {
  covers = { "TIE-033", "477.2.b" },
  you = {
    hand = { "Last Silence", "Vengeance" }, base = { "Watchful Sentry" },
    runes = { calm = 1, order = 4 }, deck = { "Gust", "Discipline" },
  },

  run = function(t)
    t.you:play("Last Silence", { target = "Watchful Sentry" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:play("Vengeance", { target = "Watchful Sentry" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Discipline" } } }
  end,
}

scenario "Another keyword's text stays" {
  covers = { "TIE-033", "477.2.b" },
  you = { hand = { "Last Silence" }, base = { "Veteran Column" }, runes = { calm = 1 }, xp = 2 },

  run = function(t)
    t.you:play("Last Silence", { target = "Veteran Column" })
    t:everyone_passes()
    t:expect_unit("Veteran Column", { might = 5 })
  end,
}

scenario "Of text under two keywords either loss is enough, as long as a passive takes it" {
  covers = { "TIE-034", "TIE-002", "477.2.b" },
  you = {
    hand = { "Pakaa Cub" }, base = { "Veteran Column" }, units = { ["0"] = { "Unlearned Court" } },
    runes = { fury = 8 }, xp = 2,
  },

  run = function(t)
    t.you:play("Pakaa Cub", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Veteran Column", { might = 5 })
    t.you:move("Unlearned Court", "base")
    t:everyone_passes()
    t:expect_unit("Veteran Column", { might = 2 })
  end,
}

scenario "A text that was given goes with its keyword too" {
  covers = { "TIE-034", "TIE-003", "477.2.b" },
  you = {
    hand = { "War Lesson", "Pakaa Cub" }, base = { "Recruit" }, units = { ["0"] = { "Unlearned Court" } },
    runes = { fury = 8 }, xp = 2,
  },

  run = function(t)
    t.you:play("Pakaa Cub", { to = "base" })
    t:everyone_passes()
    t.you:play("War Lesson", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t.you:move("Unlearned Court", "base")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
  end,
}
