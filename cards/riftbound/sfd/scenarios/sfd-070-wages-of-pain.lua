scenario "Wages of Pain deals three and pays a Gold" {
  covers = { "SFD-070", "417" },
  you = { hand = { "Wages of Pain" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Wages of Pain")
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 3 })
    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "The Gold comes even if the unit has gone" {
  covers = { "SFD-070", "359.3.e.5" },
  you = { hand = { "Wages of Pain" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Wages of Pain")
    t.you:pass()
    t.foe:play("Retreat")
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } }, foe = { hand = { "Vanguard Sergeant" } } }
  end,
}

scenario "Wages of Pain waits facedown and reaches its own battlefield" {
  covers = { "SFD-070", "811" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Wages of Pain" } } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t:answers { you = { { target = "?" } } }
    t.you:play("Wages of Pain", { from = "facedown" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { gear = { "Gold" } } }
  end,
}
