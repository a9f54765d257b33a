-- Variations: what each may see, and what is kept from the others.

scenario "A card returned to hand publicly was seen, the rest of the hand was not" {
  covers = { "128.4", "R203" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Stupefy" } },

  run = function(t)
    t.you:play("Gust", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Stupefy", "Pakaa Cub" } } }
    t.you:cannot_see("Stupefy")
  end,
}

scenario "A teammate sees neither the other's hand nor a facedown card" {
  covers = { "128.4", "489.8.c", "R232" },
  you = { hand = { "Stupefy" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } } },
  mate = { hand = { "Gust" } },

  run = function(t)
    t.mate:cannot_see("Hidden Blade")
    t.mate:cannot_see("Stupefy")
    t.you:cannot_see("Gust")
    t.foe:cannot_see("Hidden Blade")
  end,
}

scenario "Discarded cards are seen by all, drawn ones by their player alone" {
  covers = { "128.5", "422", "R116" },
  you = {
    units = { ["0"] = { { "Undercover Agent", damage = 2 } } },
    hand = { "Stupefy", "Charm", "Hextech Ray" },
    runes = { fury = 2 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Undercover Agent" })
    t:answers { you = { { discard = { "Stupefy", "Charm" } } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
    t.foe:cannot_see("Gust")
    t.foe:cannot_see("Flash")
  end,
}

scenario "Hidden in three-player games it is hidden from both" {
  covers = { "421", "128.4" },
  you = { hand = { "Hidden Blade" }, units = { ["0"] = { "Recruit" } }, runes = { order = 1 } },
  foe = {}, foe2 = {},

  run = function(t)
    t.you:hide("Hidden Blade", "0")

    t.foe:cannot_see("Hidden Blade")
    t.foe2:cannot_see("Hidden Blade")
    t.you:sees("Hidden Blade")
  end,
}

scenario "One facedown card is all a battlefield holds; the second is refused" {
  covers = { "107.3.b", "811" },
  you = { hand = { "Hidden Blade", "Tideturner" }, units = { ["0"] = { "Recruit" } }, runes = { order = 2 } },

  run = function(t)
    t.you:hide("Hidden Blade", "0")
    t.you:refused("hide", "Tideturner", "0")
  end,
}

scenario "No hiding where a teammate is in control" {
  covers = { "107.3.c", "489.8.c", "811" },
  you = { hand = { "Hidden Blade" }, runes = { order = 2 } },
  mate = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("hide", "Hidden Blade", "0")
  end,
}

scenario "Conquered by another, the battlefield's facedown card goes to its owner's trash" {
  covers = { "107.3.d", "466.5", "323.7" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Hidden Blade" }, facedown = { ["0"] = {} } }, you = { points = 1 } }
  end,
}

scenario "Tied with both there still, the defender keeps its facedown card" {
  covers = { "107.3.d", "466.3.d" },
  you = { base = { "Recruit" } },
  foe = { units = { ["0"] = { { "Mega-Mech", stunned = true } } }, facedown = { ["0"] = { "Hidden Blade" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { foe = { facedown = { ["0"] = { "Hidden Blade" } } }, you = { base = { "Recruit" }, points = 0 } }
  end,
}
