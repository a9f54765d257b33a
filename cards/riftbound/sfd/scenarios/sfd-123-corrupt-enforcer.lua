-- SFD-123 Corrupt Enforcer.

scenario "Corrupt Enforcer costs a card on the way and earns one in the combat" {
  covers = { "SFD-123", "446", "466.3" },
  you = { base = { "Corrupt Enforcer" }, hand = { "Cleave", "Defy" }, deck = { "Gust", "Charm" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { discard = "Cleave" } } }
    t.you:move("Corrupt Enforcer", "0")
    t:everyone_passes()
    t:expect { you = { hand = { "Defy" }, trash = { "Cleave" } } }
    t:fight()

    t:expect { you = { hand = { "Defy", "Gust" } } }
  end,
}

scenario "Corrupt Enforcer goes home for nothing, and another's combat earns nothing" {
  covers = { "SFD-123" },
  you = { units = { ["0"] = { "Corrupt Enforcer" } }, base = { "Mega-Mech" }, hand = { "Cleave" } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Corrupt Enforcer", "base")
    t:expect { chain = {} }
    t.you:move("Mega-Mech", "1")
    t:fight()

    t:expect { you = { hand = { "Cleave" } } }
  end,
}

scenario "Corrupt Enforcer earns a card as a defender too, a conquest without combat none" {
  covers = { "SFD-123", "466.3" },
  you = { units = { ["0"] = { "Corrupt Enforcer" } }, deck = { "Gust", "Charm" } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}
