scenario "Punch First gives five Might in a fight" {
  covers = { "SFD-097", "806", "317.2" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Punch First" }, runes = { body = 2 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Punch First", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 6 })
    t:fight()
    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { units = { ["0"] = { "Recruit" } } } }
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Punch First is no Reaction" {
  covers = { "SFD-097", "309.1.a" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Punch First" }, runes = { body = 2 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker")
    t.foe:pass()
    t.you:refused("play", "Punch First", "309.1.a")
  end,
}
