-- OGN-079 Leona, Zealot.

scenario "Three points before an opponent's victory Leona comes ready" {
  covers = { "OGN-079", "364", "369" },
  you = { hand = { "Leona, Zealot" }, runes = { calm = 7 } },
  foe = { points = 5 },

  run = function(t)
    t.you:play("Leona, Zealot")

    t:expect_unit("Leona, Zealot", { ready = true })
  end,
}

scenario "Four points before it Leona comes exhausted" {
  covers = { "OGN-079", "143.4" },
  you = { hand = { "Leona, Zealot" }, runes = { calm = 7 }, points = 7 },
  foe = { points = 4 },

  run = function(t)
    t.you:play("Leona, Zealot")

    t:expect_unit("Leona, Zealot", { exhausted = true })
  end,
}

scenario "Beside Leona the stunned enemies are weak" {
  covers = { "OGN-079", "477.3" },
  you = { base = { "Leona, Zealot" } },
  foe = {
    units = {
      ["0"] = { { "Mountain Drake", stunned = true }, { "Shipyard Skulker", stunned = true }, "Recruit" },
      ["1"] = { { "Mega-Mech", stunned = true } },
    },
  },

  run = function(t)
    t:expect_unit("Mountain Drake", { might = 10 })
    t.you:move("Leona, Zealot", "0")

    t:expect_unit("Mountain Drake", { might = 2 })
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Smoke Screen takes what Leona leaves above the last Might" {
  covers = { "OGN-079", "OGN-093", "477.3" },
  you = { units = { ["0"] = { "Leona, Zealot" } }, hand = { "Smoke Screen" }, runes = { mind = 3 } },
  foe = { base = { { "Mountain Drake", stunned = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mountain Drake", "0")
    t:expect_unit("Mountain Drake", { might = 2 })
    t.foe:pass()
    t.you:play("Smoke Screen", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { might = 1 })
  end,
}
