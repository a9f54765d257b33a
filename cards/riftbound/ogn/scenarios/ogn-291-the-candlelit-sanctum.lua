-- OGN-291 The Candlelit Sanctum: conquering it shows two cards of your deck.

scenario "Conquering The Candlelit Sanctum, one of the top two cards may be recycled" {
  covers = { "OGN-291", "416", "383.4.c" },
  battlefields = { "The Candlelit Sanctum" },
  you = { base = { "Recruit" }, deck = { "Tibbers", "Mega-Mech", "Mountain Drake" } },

  run = function(t)
    t.you:move("Recruit", "The Candlelit Sanctum")
    t:answers { you = { { recycle = "Tibbers" } } }
    t:fight()

    t:expect { you = { deck = { "Mega-Mech", "Mountain Drake", "Tibbers" }, hand = {} } }
  end,
}

scenario "Both cards seen at The Candlelit Sanctum may stay, in any order" {
  covers = { "OGN-291" },
  battlefields = { "The Candlelit Sanctum" },
  you = { base = { "Recruit" }, deck = { "Tibbers", "Mega-Mech", "Mountain Drake" } },

  run = function(t)
    t.you:move("Recruit", "The Candlelit Sanctum")
    t:answers { you = { { recycle = "none" }, { order = { "Mega-Mech", "Tibbers" } } } }
    t:fight()

    t:expect { you = { deck = { "Mega-Mech", "Tibbers", "Mountain Drake" } } }
  end,
}

scenario "Looking at The Candlelit Sanctum with one card left burns nobody out" {
  covers = { "OGN-291", "436.4" },
  battlefields = { "The Candlelit Sanctum" },
  you = { base = { "Recruit" }, deck = { "Tibbers" } },

  run = function(t)
    t.you:move("Recruit", "The Candlelit Sanctum")
    t:answers { you = { { recycle = "none" } } }
    t:fight()

    t:expect { you = { deck = { "Tibbers" }, points = 1 }, foe = { points = 0 } }
  end,
}

scenario "Holding The Candlelit Sanctum, or conquering elsewhere, shows nothing" {
  covers = { "OGN-291", "383.4.c" },
  phase = "awaken",
  you = {
    units = { ["The Candlelit Sanctum"] = { "Recruit" } },
    base = { "Mega-Mech" },
    deck = { "Tibbers", "Mega-Mech" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 2, deck = { "Mega-Mech" } } }
  end,
}
