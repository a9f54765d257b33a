-- VEN-058 Patched Porobot.

scenario "With three other gear the Porobot brings a card" {
  covers = { "VEN-058", "383.2.a.1" },
  you = { hand = { "Patched Porobot" }, gear = { "Orb of Regret", "Hextech Disc", "Questionable Tome" }, runes = { mind = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Patched Porobot", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Patched Porobot", { exhausted = true, might = 2 })
  end,
}

scenario "The Porobot itself, and gear of the foe, are no other gear of yours" {
  covers = { "VEN-058", "178.1" },
  you = { hand = { "Patched Porobot" }, gear = { "Orb of Regret", "Hextech Disc" }, runes = { mind = 2 } },
  foe = { gear = { "Questionable Tome" } },

  run = function(t)
    t.you:play("Patched Porobot", { to = "base" })

    t:expect { chain = {}, you = { hand = {} } }
  end,
}

scenario "The Porobot fights as a unit, and a spell that kills gear kills it" {
  covers = { "VEN-058", "178.1", "VEN-003" },
  you = { units = { ["0"] = { "Patched Porobot" } } },
  foe = { hand = { "Brittle Steel" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Brittle Steel", { target = "?" })
    t.foe:answer("Patched Porobot")
    t:everyone_passes()

    t:expect { you = { trash = { "Patched Porobot" } } }
  end,
}
