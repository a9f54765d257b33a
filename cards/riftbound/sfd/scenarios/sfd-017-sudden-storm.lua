scenario "Sudden Storm deals four to an attacker" {
  covers = { "SFD-017", "464.2", "158.2" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Sudden Storm" }, runes = { fury = 3 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Sudden Storm", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Sudden Storm deals two to any other unit at a battlefield" {
  covers = { "SFD-017", "417" },
  you = { base = { "Recruit" }, hand = { "Sudden Storm" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:answers { you = { { target = "?" } } }
    t.you:play("Sudden Storm")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Vanguard Sergeant")
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 2, defending = true })
  end,
}
