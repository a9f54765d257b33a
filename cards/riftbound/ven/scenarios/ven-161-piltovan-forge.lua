-- VEN-161 Piltovan Forge.

scenario "The first ability of your gear in a turn costs an Energy less, the second does not" {
  covers = { "VEN-161", "356.4" },
  you = {
    units = { ["Piltovan Forge"] = { "Recruit" } }, gear = { "Garbage Grabber", "Garbage Grabber" },
    trash = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust" }, runes = { mind = 1 },
  },

  run = function(t)
    t.you:use("Garbage Grabber#1", { cost = { "Gust#1", "Gust#2", "Gust#3" } })
    t:everyone_passes()
    t:expect { you = { runes_ready = 1, hand_size = 1 } }
    t.you:use("Garbage Grabber#2")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, hand_size = 2 } }
  end,
}

scenario "An ability that costs no Energy is the first, too" {
  covers = { "VEN-161" },
  you = {
    units = { ["Piltovan Forge"] = { "Recruit" } }, gear = { "Orb of Regret", "Garbage Grabber" },
    trash = { "Gust", "Gust", "Gust" }, runes = { mind = 1 },
  },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Garbage Grabber")

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A battlefield that you do not control makes your gear no cheaper" {
  covers = { "VEN-161" },
  battlefields = { "Piltovan Forge" },
  you = { gear = { "Garbage Grabber" }, trash = { "Gust", "Gust", "Gust" } },
  foe = { units = { ["Piltovan Forge"] = { "Recruit" } } },

  run = function(t) t.you:refused("use", "Garbage Grabber", "357.1") end,
}

scenario "An ability of a unit costs what it costs" {
  covers = { "VEN-161" },
  you = { units = { ["Piltovan Forge"] = { "Kinkou Lifeblade" } }, resources = { energy = 1 } },

  run = function(t) t.you:refused("use", "Kinkou Lifeblade", "357.1") end,
}

scenario "In the next turn the first ability is cheaper again" {
  covers = { "VEN-161" },
  you = {
    units = { ["Piltovan Forge"] = { "Recruit" } }, gear = { "Garbage Grabber" },
    trash = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust" }, rune_deck = {},
  },

  run = function(t)
    t.you:use("Garbage Grabber", { cost = { "Gust#1", "Gust#2", "Gust#3" } })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:use("Garbage Grabber")
    t:everyone_passes()

    t:expect { you = { trash = {} } }
  end,
}

scenario "Gold that paid for a spell was the first ability of the turn" {
  covers = { "VEN-161", "429" },
  you = {
    units = { ["Piltovan Forge"] = { "Recruit" } }, gear = { "Gold", "Garbage Grabber" }, hand = { "Hextech Ray" },
    trash = { "Gust", "Gust", "Gust" }, resources = { energy = 1 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { gear = { "Garbage Grabber" } } }

    t.you:refused("use", "Garbage Grabber", "357.1")
  end,
}

scenario "To equip is an ability of gear, too" {
  covers = { "VEN-161", "Equip", "818" },
  you = { units = { ["Piltovan Forge"] = { "Recruit" } }, base = { "Mega-Mech" }, gear = { "Shady Spectacles" }, resources = { order = 1 } },

  run = function(t)
    t.you:use("Shady Spectacles", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { resources = { order = 0 } } }
  end,
}
