scenario "Not So Fast counters a spell that has chosen a friend" {
  covers = { "SFD-045", "425", "355.9" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Not So Fast" }, runes = { calm = 2 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker")
    t.foe:pass()
    t.you:play("Not So Fast")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect { foe = { trash = { "Void Seeker" }, hand = {} } }
  end,
}

scenario "Not So Fast counters an ability that has chosen a friendly gear" {
  covers = { "SFD-045", "425" },
  you = { gear = { "Orb of Regret" }, hand = { "Not So Fast" }, runes = { calm = 2 } },
  foe = { hand = { "Disarming Rake" }, runes = { calm = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Disarming Rake", { may = true })
    t.foe:pass()
    t.you:play("Not So Fast")
    t:everyone_passes()

    t:expect { you = { gear = { "Orb of Regret" } } }
  end,
}

scenario "Not So Fast counters nothing that chooses enemies, or nobody, or that a friend has played" {
  covers = { "SFD-045", "355.8" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Not So Fast", "Cleave" }, runes = { calm = 2, fury = 1 } },
  foe = { base = { "Recruit" }, hand = { "Feral Strength", "Flurry of Blades" }, runes = { calm = 2, body = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t.you:refused("play", "Not So Fast", "355.8")
    t.you:pass()
    t.foe:play("Feral Strength", { target = "Recruit" })
    t.foe:play("Flurry of Blades")
    t.foe:pass()
    t.you:refused("play", "Not So Fast", "355.8")
  end,
}

scenario "An enemy ability that has chosen an enemy is nothing for Not So Fast" {
  covers = { "SFD-045", "355.8" },
  you = { base = { "Shipyard Skulker" }, hand = { "Not So Fast" }, runes = { calm = 2 } },
  foe = { base = { "Recruit", "Heart of Dark Ice" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Heart of Dark Ice", { target = "Recruit" })
    t.foe:pass()
    t.you:refused("play", "Not So Fast", "355.8")
  end,
}
