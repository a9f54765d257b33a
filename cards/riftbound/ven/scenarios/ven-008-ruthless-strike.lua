-- VEN-008 Ruthless Strike.

scenario "The Strike deals three, or five for a discard" {
  covers = { "VEN-008", "Action", "356.2", "417" },
  you = { hand = { "Ruthless Strike", "Ruthless Strike", "Pouty Poro" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Mountain Drake" } } },

  run = function(t)
    t.you:play("Ruthless Strike", { target = "Mega-Mech", additional = false })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { hand_size = 2 } }
    t.you:play("Ruthless Strike", { target = "Mountain Drake", additional = true })
    t:expect { you = { hand = {}, trash = { "Ruthless Strike", "Pouty Poro" } } }
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 5 })
  end,
}

scenario "The Strike reaches nobody in base" {
  covers = { "VEN-008", "355.8" },
  you = { hand = { "Ruthless Strike" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Ruthless Strike", "355.8") end,
}

scenario "The Strike is an Action: it may be played in a showdown of the foe's turn" {
  covers = { "VEN-008", "Action", "806" },
  you = { hand = { "Ruthless Strike", "Pouty Poro" }, runes = { fury = 3 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()
    t.you:play("Ruthless Strike", { target = "Playful Phantom", additional = true })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
  end,
}
