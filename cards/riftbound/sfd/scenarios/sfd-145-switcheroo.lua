-- SFD-145 Switcheroo.

scenario "Switcheroo: two units of one battlefield change their Mights" {
  covers = { "SFD-145", "433", "433.1", "317.2" },
  you = { hand = { "Switcheroo" }, runes = { chaos = 2 }, units = { ["0"] = { "Daring Poro" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Switcheroo", { target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { might = 8 })
    t:expect_unit("Mega-Mech", { might = 2 })
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech" } } }
    t:next_turn()
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}

scenario "The difference of Switcheroo is fixed: away from the camp it is one less" {
  covers = { "SFD-145", "R086", "433.1", "OGN-294" },
  you = { hand = { "Switcheroo" }, runes = { chaos = 2 }, units = { ["Trifarian War Camp"] = { "Recruit", "Petty Officer" } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Petty Officer", { might = 6 })
    t.you:play("Switcheroo", { target = { { "Petty Officer" }, { "Recruit" } } })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 6 })
    t:expect_unit("Petty Officer", { might = 2 })
    t.you:move("Recruit", "base")

    t:expect_unit("Recruit", { might = 5 })
  end,
}

scenario "Switcheroo takes no two units of different battlefields or of a base" {
  covers = { "SFD-145", "355.8" },
  you = {
    hand = { "Switcheroo" }, runes = { chaos = 2 }, units = { ["0"] = { "Daring Poro" }, ["1"] = { "Recruit" } },
    base = { "Petty Officer", "Shipyard Skulker" },
  },

  run = function(t)
    t.you:refused("play", "Switcheroo", "355.8")
  end,
}

scenario "With one of the two gone Switcheroo changes nothing" {
  covers = { "SFD-145", "359.3.e.12" },
  you = { hand = { "Switcheroo" }, runes = { chaos = 2 }, units = { ["0"] = { "Daring Poro", "Petty Officer" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Switcheroo", { target = { { "Petty Officer" }, { "Daring Poro" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 5 })
  end,
}
