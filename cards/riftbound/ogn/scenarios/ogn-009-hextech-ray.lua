-- OGN-009 Hextech Ray.

scenario "Hextech Ray deals 3" {
  covers = { "OGN-009", "417" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 3 })
    t:expect { you = { runes = 0, trash = { "Hextech Ray" } } }
  end,
}

scenario "Hextech Ray reaches no base" {
  covers = { "OGN-009", "355.8" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:refused("play", "Hextech Ray", "355.8")
  end,
}

scenario "Two Hextech Rays kill a 4 in its showdown" {
  covers = { "OGN-009", "806", "142.4" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 2 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Hextech Ray", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.foe:pass()
    t.you:play("Hextech Ray", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}
