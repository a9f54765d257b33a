-- VEN-022 Endless Riches.

local seven = { "Cleave", "Gust", "Stupefy", "Charm", "Defy", "Rebuke", "Flash", "Pouty Poro", "Mega-Mech" }
local burned = { "Cleave", "Gust", "Stupefy", "Charm", "Defy", "Rebuke", "Flash" }

scenario "The Riches banish hand and trash on arrival, and burn seven" {
  covers = { "VEN-022", "427", "440", "383.4.a" },
  you = {
    hand = { "Endless Riches", "Daring Poro", "Mountain Drake" },
    trash = { "Shipyard Skulker", "Orb of Regret" },
    deck = seven,
    runes = { fury = 6 },
  },
  foe = { hand = { "Mega-Mech" }, trash = { "Mystic Poro" } },

  run = function(t)
    t.you:play("Endless Riches")
    t:everyone_passes()

    t:expect {
      you = {
        hand = {}, trash = burned, deck = { "Pouty Poro", "Mega-Mech" }, deck_size = 2,
        banished = { "Daring Poro", "Mountain Drake", "Shipyard Skulker", "Orb of Regret" },
        gear = { "Endless Riches" },
      },
      foe = { hand_size = 1, trash = { "Mystic Poro" } },
    }
  end,
}

scenario "While the Riches are there no Draw Phase of yours brings a card; then they do again" {
  covers = { "VEN-022", "R039", "443.1.a", "364.2", "365.1" },
  you = { gear = { "Endless Riches" } },
  foe = { hand = { "Brittle Steel" }, runes = { fury = 3 }, deck = { "Pouty Poro", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t:next_turn()
    t:expect { foe = { hand = { "Brittle Steel", "Pouty Poro" } } }
    t:next_turn()
    t:expect { you = { hand = {} } }
    t:next_turn()
    t:next_turn()
    t:expect { you = { hand = {} } }
    t:next_turn()
    t.foe:play("Brittle Steel", { target = "Endless Riches" })
    t:everyone_passes()
    t:next_turn()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "With the Riches you play cards from your trash for their cost; a spell is banished then" {
  covers = { "VEN-022", "419.1.a", "373" },
  you = {
    gear = { "Endless Riches" },
    trash = { "Pouty Poro", "Cleave", "Orb of Regret" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:play("Pouty Poro", { from = "trash" })
    t:expect { you = { runes_ready = 2, base = { "Pouty Poro", "Endless Riches" } } }
    t.you:play("Orb of Regret", { from = "trash" })
    t.you:play("Cleave", { from = "trash", target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { keywords = "Assault 3" })
    t:expect { you = { trash = {}, banished = { "Cleave" }, gear = { "Endless Riches", "Orb of Regret" }, runes_ready = 0 } }
  end,
}

scenario "The Riches open no trash but yours, and to nobody but you" {
  covers = { "VEN-022", "419.1.a" },
  you = { gear = { "Endless Riches" }, trash = { "Pouty Poro" }, runes = { fury = 2 } },
  foe = { trash = { "Daring Poro" }, runes = { fury = 2, order = 2 } },

  run = function(t)
    t.you:offers("play", "Pouty Poro")
    t.you:offers_not("play", "Daring Poro")
    t:next_turn()

    t.foe:offers_not("play", "Pouty Poro")
    t.foe:offers_not("play", "Daring Poro")
  end,
}

scenario "Without the Riches the trash is closed" {
  covers = { "VEN-022" },
  you = { trash = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t) t.you:refused("play", "Pouty Poro", { from = "trash" }) end,
}

scenario "What dies, is discarded, or is countered is banished, the Riches themselves too; the foe's is not" {
  covers = { "VEN-022", "370.4", "373", "428" },
  you = {
    gear = { "Endless Riches" },
    base = { "Punching Poro", { "Mega-Mech", damage = 5 } },
    hand = { "Pouty Poro", "Ruthless Strike", "Cleave" },
    runes = { fury = 4 },
  },
  foe = {
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Wind Wall", "Brittle Steel", "Void Seeker" },
    runes = { calm = 5, fury = 7 },
  },

  run = function(t)
    t.you:use("Punching Poro", { discard = "Pouty Poro" })
    t:everyone_passes()
    t:expect { you = { trash = {}, banished = { "Pouty Poro" } } }
    t.you:play("Ruthless Strike", { target = "Shipyard Skulker", additional = false })
    t:everyone_passes()
    t:expect { you = { trash = {}, banished = { "Pouty Poro", "Ruthless Strike" } } }
    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Cleave" })
    t:everyone_passes()
    t:expect { you = { trash = {}, banished = { "Pouty Poro", "Ruthless Strike", "Cleave" } } }
    t:next_turn()
    t.foe:play("Brittle Steel", { target = "Endless Riches" })
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Pouty Poro", "Ruthless Strike", "Cleave", "Endless Riches" } } }
  end,
}

scenario "A unit that is banished in place of the trash has no Deathknell" {
  covers = { "VEN-022", "Deathknell", "808.1.d.1" },
  you = { gear = { "Endless Riches" }, units = { ["0"] = { { "Watchful Sentry" } } } },
  foe = { hand = { "Flurry of Blades", "Flurry of Blades" }, runes = { body = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { you = { banished = { "Watchful Sentry" }, trash = {}, hand = {} } }
  end,
}

scenario "A card of yours that another player controls goes to your trash, so it is banished" {
  covers = { "VEN-022", "127" },
  you = { gear = { "Endless Riches" }, hand = { "Flurry of Blades" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { { "Pouty Poro", damage = 1, owner = "you" } } } },

  run = function(t)
    t.you:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { you = { banished = { "Pouty Poro", "Flurry of Blades" }, trash = {} }, foe = { trash = {} } }
  end,
}

scenario "What comes from the deck stays in the trash: a card that is burned" {
  covers = { "VEN-022", "440" },
  you = { gear = { "Endless Riches" }, base = { "Blade Twirler" }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:move("Blade Twirler", "0", { target = "you" })
    t:everyone_passes()

    t:expect { you = { trash = { "Pouty Poro" }, banished = {} } }
  end,
}

scenario "A hidden card that is lost with its battlefield is banished, a token is nothing" {
  covers = { "VEN-022", "107.3", "186.1" },
  you = {
    gear = { "Endless Riches" },
    units = { ["0"] = { "Recruit" } },
    facedown = { ["0"] = { "Pakaa Cub" } },
  },
  foe = { hand = { "Flurry of Blades" }, runes = { body = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Pakaa Cub" }, facedown = { ["0"] = {} } } }
  end,
}

scenario "A card of the foe that you control goes to the foe's trash" {
  covers = { "VEN-022", "127" },
  you = { gear = { "Endless Riches" }, units = { ["0"] = { { "Pouty Poro", damage = 1, owner = "foe" } } } },
  foe = { hand = { "Flurry of Blades" }, runes = { body = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro", "Flurry of Blades" } }, you = { banished = {} } }
  end,
}

scenario "A Reaction of the trash keeps its time, and so does what is none" {
  covers = { "VEN-022", "813", "155" },
  you = { gear = { "Endless Riches" }, trash = { "Stupefy", "Cleave" }, base = { "Mega-Mech" }, runes = { fury = 3 } },
  foe = { hand = { "Discipline" }, base = { "Mountain Drake" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Mountain Drake" })
    t.foe:pass()
    t.you:refused("play", "Cleave", { from = "trash" })
    t.you:play("Stupefy", { from = "trash", target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { you = { banished = { "Stupefy" }, trash = { "Cleave" } } }
  end,
}

scenario "With the Riches a spell with Flow has two prices" {
  covers = { "VEN-022", "VEN-003", "Flow", "829", "356.1" },
  you = { gear = { "Endless Riches" }, trash = { "Brittle Steel" }, runes = { fury = 5 } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Brittle Steel", { from = "trash", target = "Orb of Regret", price = "4 energy, 1 fury" })
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Brittle Steel" }, runes = 4, runes_ready = 1 } }
  end,
}

scenario "Two Assassins in the trash: with the Riches the first is ready, the last is not" {
  covers = { "VEN-022", "VEN-013" },
  you = { gear = { "Endless Riches" }, trash = { "Shadow Assassin", "Shadow Assassin" }, runes = { fury = 10 } },

  run = function(t)
    t.you:play("Shadow Assassin", { from = "trash" })
    t:expect_unit("Shadow Assassin#1", { ready = true })
    t.you:play("Shadow Assassin", { from = "trash" })

    t:expect_unit("Shadow Assassin#2", { exhausted = true })
  end,
}

scenario "An Hourglass saves a unit of yours, and is banished itself" {
  covers = { "VEN-022", "372" },
  you = {
    gear = { "Endless Riches", "Zhonya's Hourglass" },
    units = { ["0"] = { { "Pouty Poro", damage = 1 } } },
    hand = { "Flurry of Blades" },
    runes = { body = 1 },
  },

  run = function(t)
    t:answers { you = { { order = "Zhonya's Hourglass" } } }
    t.you:play("Flurry of Blades")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { at = "base", damage = 0 })
    t:expect { you = { banished = { "Flurry of Blades", "Zhonya's Hourglass" }, trash = {} } }
  end,
}

scenario "Rhasa is no card of the trash that makes him cheaper" {
  covers = { "OGN-195", "VEN-022", "354", "356.4" },
  you = { gear = { "Endless Riches" }, trash = { "Rhasa the Sunderer", "Gust", "Cleave" }, runes = { chaos = 7 } },

  run = function(t)
    t.you:refused("play", "Rhasa the Sunderer", { from = "trash" })
  end,
}

scenario "With the price of what lies beside him Rhasa comes" {
  covers = { "OGN-195", "VEN-022", "354", "356.4" },
  you = { gear = { "Endless Riches" }, trash = { "Rhasa the Sunderer", "Gust", "Cleave", "Defy" }, runes = { chaos = 7 } },

  run = function(t)
    t.you:play("Rhasa the Sunderer", { from = "trash", to = "base" })

    t:expect_unit("Rhasa the Sunderer", { at = "base" })
  end,
}
