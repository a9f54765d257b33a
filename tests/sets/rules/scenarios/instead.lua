-- What happens instead of points, draws and turns, amounts of events, and chance.

scenario "Points may become something else, as much of it" {
  covers = { "RUL-072", "370" },
  battlefields = { "Void Gate" },
  turn_player = "foe",
  you = { base = { "Point Eater" }, deck = { "Gust", "Mega-Mech" } },
  foe = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.foe:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { you = { hand = { "Gust" } }, foe = { points = 0, controls = { "Void Gate" } } }
  end,
}

scenario "A phase is skipped once" {
  covers = { "RUL-073", "443" },
  you = { hand = { "Idle Day" }, runes = { chaos = 1 } },
  foe = { deck = { "Gust", "Mega-Mech", "Void Seeker" } },

  run = function(t)
    t.you:play("Idle Day")
    t:everyone_passes()
    t:next_turn()
    t:expect { foe = { hand = {} }, turn_player = "foe" }
    t:next_turn()
    t:next_turn()
    t:expect { foe = { hand = { "Gust" } } }
  end,
}

scenario "A turn is skipped once" {
  covers = { "RUL-074", "443" },
  you = { hand = { "Time Thief" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Time Thief")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "An ability reads how much the event was, and lots are drawn" {
  covers = { "RUL-075" },
  you = { hand = { "Dice Monk", "Falling Star" }, runes = { body = 1, fury = 4 }, deck = { "Gust", "Mega-Mech" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Dice Monk", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect { you = { hand = { "Falling Star", "Gust" } } }
    t.you:play("Falling Star", { target = { { "Dice Monk" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Dice Monk", { damage = 3, might = 8 })
  end,
}
