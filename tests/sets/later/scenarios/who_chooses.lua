-- Sides as the player sees them who chooses, whoever has the text; and places that differ.

scenario "A choice on the other side earns its player nothing" {
  covers = { "LTR-073", "356.4" },
  battlefields = { "Home Shrine", "Void Gate" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Home Shrine"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { runes = 1 } }
  end,
}

scenario "A choice on one's own side does, whoever controls the battlefield" {
  covers = { "LTR-073", "356.4" },
  battlefields = { "Home Shrine", "Void Gate" },
  you = { base = { "Mega-Mech" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Home Shrine"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Home Shrine")
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes = 2 } }
  end,
}

scenario "What choosing costs knows who chooses, too" {
  covers = { "LTR-074", "356.2.a" },
  battlefields = { "Foreign Toll", "Void Gate" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  foe = { units = { ["Foreign Toll"] = { "Shipyard Skulker" } } },

  run = function(t) t.you:refused("play", "Hextech Ray", "355.8") end,
}

scenario "One's own unit costs no more" {
  covers = { "LTR-074", "356.2.a" },
  battlefields = { "Foreign Toll", "Void Gate" },
  you = { units = { ["Foreign Toll"] = { "Shipyard Skulker" } }, hand = { "Hextech Ray" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { units = { ["Foreign Toll"] = {} } } }
  end,
}

scenario "Another place than that of the battlefield which was chosen" {
  covers = { "LTR-075", "355.11" },
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } }, base = { "Recruit" },
    hand = { "Far March" }, runes = { body = 1 },
  },

  run = function(t)
    t:answers { you = { { target = "Void Gate" }, { target = "?" } } }
    t.you:play("Far March")
    t.you:offers_not("target", "Shipyard Skulker")
  end,
}

scenario "It cannot be played where every unit is there" {
  covers = { "LTR-075", "355.8" },
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    hand = { "Far March" }, runes = { body = 1 },
  },

  run = function(t) t.you:refused("play", "Far March", "355.8") end,
}
