-- Cards and types that are named, numbers of past things, coins.

scenario "Cards of the name that was given are not played" {
  covers = { "SLT-030", "760" },
  you = { hand = { "Sealed Tongue" }, runes = { fury = 1 } },
  foe = { hand = { "Rough Guess", "Trail Lore" }, runes = { fury = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Sealed Tongue", { named = "Rough Guess" })
    t:everyone_passes()
    t.you:end_turn()
    t.foe:refused("play", "Rough Guess")
    t.foe:offers("play", "Trail Lore")
  end,
}

scenario "A card that is not in play may be named, a token may not" {
  covers = { "SLT-030", "760" },
  you = { hand = { "Sealed Tongue" }, runes = { fury = 1 } },
  foe = { hand = { "Rough Guess" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Sealed Tongue", { named = "?" })
    t.you:offers("named", "Mega-Mech")
    t.you:offers_not("named", "Recruit")
    t.you:answer("Mega-Mech")
    t:everyone_passes()
    t.you:end_turn()
    t.foe:offers("play", "Rough Guess")
  end,
}

scenario "A type that is guessed right is a card" {
  covers = { "SLT-031", "760" },
  you = { hand = { "Rough Guess" }, runes = { fury = 1 }, deck = { "Trail Lore", "Gust" } },

  run = function(t)
    t.you:play("Rough Guess")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Spell")
    t:expect { you = { hand = { "Trail Lore" } } }
  end,
}

scenario "A type that is guessed wrong is none" {
  covers = { "SLT-031", "760" },
  you = { hand = { "Rough Guess" }, runes = { fury = 1 }, deck = { "Trail Lore", "Gust" } },

  run = function(t)
    t.you:play("Rough Guess")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Gear")
    t:expect { you = { hand = {}, deck = { "Trail Lore", "Gust" } } }
  end,
}

scenario "What is named anew takes the place of what was named before" {
  covers = { "SLT-032", "760" },
  you = { base = { "Word Hunter" }, trash = { "Gust", "Trail Lore", "Trail Lore" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Word Hunter")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("named", "Mega-Mech")
    t.you:answer("Trail Lore")
    t:expect_unit("Word Hunter", { might = 4 })
    t.you:use("Word Hunter")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Gust")
    t:expect_unit("Word Hunter", { might = 3 })
  end,
}

scenario "A dead unit is remembered with the Might that it had" {
  covers = { "SLT-033", "428" },
  you = { hand = { "Giant Mourner", "Hextech Ray" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 7 } } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Giant Mourner", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Giant Mourner" } } }
  end,
}

scenario "and not as a greater one" {
  covers = { "SLT-033", "428" },
  you = { hand = { "Giant Mourner", "Hextech Ray" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Wary Fox", "Sore Loser" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Sore Loser" })
    t:everyone_passes()
    t.you:refused("play", "Giant Mourner")
  end,
}

scenario "A coin is tossed, and all see it" {
  covers = { "SLT-034" },
  you = { hand = { "Coin Gambler" }, runes = { fury = 1 }, deck = { "Gust", "Gust" } },

  run = function(t)
    t.you:play("Coin Gambler")
    t:everyone_passes()
    t:everyone_passes()
    t:everyone_passes()
    t:log_has("You rolls ")
    t:expect { you = { hand = { "Gust" } } }
  end,
}
