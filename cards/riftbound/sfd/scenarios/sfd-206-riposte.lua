-- SFD-206 Riposte.

scenario "Riposte turns a spell into Might" {
  covers = { "SFD-206", "425", "206" },
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Riposte" }, runes = { body = 4 } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 }, base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Daring Poro", { might = 2 })
    t.foe:play("Falling Comet", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Riposte", { target = { { "Daring Poro" }, { "Falling Comet" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Falling Comet" } } }
    t:expect_unit("Daring Poro", { might = 7, damage = 0 })
    t:next_turn()
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}

scenario "Riposte counters even if its unit is gone" {
  covers = { "SFD-206", "359.3.e.5" },
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Riposte" }, runes = { body = 4 } },
  foe = { hand = { "Stupefy", "Gust" }, runes = { mind = 1, chaos = 1 }, deck = { "Charm" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Riposte", { target = { { "Daring Poro" }, { "Stupefy" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { hand = {}, trash = { "Stupefy", "Gust" } }, you = { hand = { "Daring Poro" } } }
  end,
}

scenario "Riposte needs a spell and a friend" {
  covers = { "SFD-206", "355.8" },
  you = { hand = { "Riposte" }, runes = { body = 4 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:refused("play", "Riposte", "355.8")
  end,
}
