-- UNL-107 Stare Down.

scenario "Stare Down sends the weaker enemies of one battlefield home and brings one experience" {
  covers = { "UNL-107", "446", "728" },
  you = { hand = { "Stare Down" }, runes = { body = 2 }, base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit", "Playful Phantom", "Mega-Mech" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Stare Down", { target = { { "you's Playful Phantom" }, { "0" } } })
    t:everyone_passes()

    t:expect {
      you = { xp = 1, base = { "Playful Phantom" } },
      foe = { base = { "Shipyard Skulker", "Recruit" }, units = { ["0"] = { "Playful Phantom", "Mega-Mech" }, ["1"] = { "Pouty Poro" } } },
    }
  end,
}

scenario "A friendly unit stares, and your own units are not sent home" {
  covers = { "UNL-107" },
  you = { hand = { "Stare Down" }, runes = { body = 2 }, base = { "Playful Phantom" }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Stare Down", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Playful Phantom")
    t.you:answer("0")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit" } }, xp = 1 } }
  end,
}

scenario "If the staring unit is gone nobody goes home, and the experience is still gained" {
  covers = { "UNL-107", "359.3.e" },
  you = { hand = { "Stare Down" }, runes = { body = 2 }, units = { ["1"] = { "Shipyard Skulker" } } },
  foe = { units = { ["0"] = { "Recruit" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Stare Down", { target = { { "Shipyard Skulker" }, { "0" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { xp = 1, hand_size = 1 }, foe = { units = { ["0"] = { "Recruit" } } } }
  end,
}
