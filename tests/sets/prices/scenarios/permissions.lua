-- Prices of permissions, and additional costs that a card gives to others.

scenario "A permission for a place may bring another price" {
  covers = { "PRC-061", "356.1" },
  battlefields = { "Void Gate" },
  you = { hand = { "Cheap Landing" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Cheap Landing", { to = "Void Gate" })
    t:fight()

    t:expect { you = { runes_ready = 3, units = { ["Void Gate"] = { "Cheap Landing" } } } }
  end,
}

scenario "Elsewhere it costs what it prints" {
  covers = { "PRC-061" },
  battlefields = { "Void Gate" },
  you = { hand = { "Cheap Landing" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Cheap Landing", { to = "base" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, base = { "Cheap Landing" } } }
  end,
}

scenario "Another card lets gear come from the hand without its Energy" {
  covers = { "PRC-062", "356.1.b" },
  you = { base = { "Free Tools" }, hand = { "Tool Rack" } },

  run = function(t)
    t.you:play("Tool Rack")
    t:everyone_passes()

    t:expect { you = { gear = { "Tool Rack" }, hand = {} } }
  end,
}

scenario "An additional cost is given to enemy spells" {
  covers = { "PRC-063", "356.2" },
  turn_player = "foe",
  you = { base = { "Mute Tax" } },
  foe = { hand = { "Stupefy", "Mega-Mech" }, runes = { mind = 4 } },

  run = function(t)
    t.foe:play("Stupefy", { target = "Mute Tax" })
    t:everyone_passes()

    t:expect { foe = { hand_size = 1, trash = { "Stupefy", "Mega-Mech" } } }
  end,
}

scenario "Text about where a card is played from knows it while it is played" {
  covers = { "PRC-064", "356.2" },
  you = { trash = { "Cellar Song" }, hand = { "Mega-Mech" }, runes = { fury = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Cellar Song", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 0, trash = { "Mega-Mech", "Cellar Song" } } }
  end,
}

scenario "A cost that is due from the trash alone keeps it there without a card" {
  covers = { "PRC-064", "203.3" },
  you = { trash = { "Cellar Song" }, runes = { fury = 1 } },

  run = function(t) t.you:refused("play", "Cellar Song", "203.3") end,
}

scenario "The Tools permit nobody to play gear from another's hand" {
  covers = { "PRC-062", "419.1" },
  turn_player = "foe",
  you = { base = { "Free Tools" }, hand = { "Iron Ballista" } },
  foe = { runes = { fury = 9 } },

  run = function(t) t.foe:refused("play", "your Iron Ballista") end,
}
