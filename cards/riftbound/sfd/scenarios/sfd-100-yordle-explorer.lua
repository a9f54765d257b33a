scenario "The Explorer draws for a card of two Power" {
  covers = { "SFD-100", "206", "419.4" },
  you = { base = { "Yordle Explorer", "Recruit" }, hand = { "Punch First" }, runes = { body = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Punch First", { target = "Recruit" })
    t:expect { you = { hand = {} } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "One Power is too little for the Explorer, and Repeat does not add to it" {
  covers = { "SFD-100", "206" },
  you = {
    base = { "Yordle Explorer" },
    hand = { "Bellows Breath" },
    runes = { mind = 4 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Bellows Breath", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "The Explorer draws nothing for an opponent's card" {
  covers = { "SFD-100", "419.4" },
  you = { base = { "Yordle Explorer" } },
  foe = { base = { "Recruit" }, hand = { "Punch First" }, runes = { body = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Punch First", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}
