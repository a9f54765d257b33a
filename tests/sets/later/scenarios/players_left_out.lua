-- What is left out of players is players, also where it names no kind of things.

scenario "Eight points short of victory the Runner comes ready" {
  covers = { "LTR-114", "194.3" },
  you = { hand = { "Far Runner" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Far Runner")

    t:expect_unit("Far Runner", { ready = true })
  end,
}

scenario "Three points short of it the Runner comes exhausted" {
  covers = { "LTR-114", "194.3" },
  you = { hand = { "Far Runner" }, runes = { order = 4 }, points = 5 },

  run = function(t)
    t.you:play("Far Runner")

    t:expect_unit("Far Runner", { exhausted = true })
  end,
}

scenario "A spell of who is far from victory makes the Runner grow" {
  covers = { "LTR-114" },
  you = { base = { "Far Runner" }, hand = { "Gust" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Far Runner", { might = 3 })
  end,
}

scenario "One of who is near does not" {
  covers = { "LTR-114" },
  you = { base = { "Far Runner" }, hand = { "Gust" }, runes = { fury = 4 }, points = 6 },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Far Runner", { might = 2 })
  end,
}
