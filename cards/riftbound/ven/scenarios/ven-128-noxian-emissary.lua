-- VEN-128 Noxian Emissary.

scenario "An Empowered Emissary leaves two Recruits in your base" {
  covers = { "VEN-128", "Empower", "Empowered", "Deathknell", "808", "727" },
  you = { units = { ["0"] = { "Noxian Emissary" } }, runes = { order = 2 } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Noxian Emissary")
    t:everyone_passes()
    t:expect { you = { runes = 1, runes_ready = 1 } }
    t:next_turn()
    t.foe:play("Hextech Ray", { target = "Noxian Emissary" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Recruit" }, trash = { "Noxian Emissary" } } }
  end,
}

scenario "Without the status the Emissary dies for nothing" {
  covers = { "VEN-128", "727" },
  you = { units = { ["0"] = { "Noxian Emissary" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Noxian Emissary" })
    t:everyone_passes()

    t:expect { chain = {}, you = { base = {}, trash = { "Noxian Emissary" } } }
  end,
}
