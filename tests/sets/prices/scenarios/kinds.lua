-- Costs that take cards of a kind, a status, or depend on the place.

scenario "A spell is discarded, and no unit" {
  covers = { "PRC-065", "422" },
  you = { gear = { "Book Burner" }, hand = { "Gust", "Mega-Mech", "Stupefy" } },

  run = function(t)
    t.you:use("Book Burner", { discard = "Gust" })
    t:everyone_passes()

    t:expect { you = { trash = { "Gust" }, hand_size = 4 } }
  end,
}

scenario "Without a spell in hand nothing burns" {
  covers = { "PRC-065", "203.3" },
  you = { gear = { "Book Burner" }, hand = { "Mega-Mech" } },

  run = function(t) t.you:refused("use", "Book Burner", "203.3") end,
}

scenario "Two units of three are discarded for the Feast" {
  covers = { "PRC-066", "356.2", "422" },
  you = { hand = { "Beast Feast", "Mega-Mech", "Pouty Poro", "Gust" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Beast Feast")
    t:everyone_passes()

    t:expect { you = { trash = { "Beast Feast", "Mega-Mech", "Pouty Poro" }, hand_size = 5 } }
  end,
}

scenario "One unit is too little for the Feast" {
  covers = { "PRC-066", "203.3" },
  you = { hand = { "Beast Feast", "Mega-Mech", "Gust" }, runes = { body = 1 } },

  run = function(t) t.you:refused("play", "Beast Feast", "203.3") end,
}

scenario "Scorched units pay with what they have" {
  covers = { "PRC-067", "203", "441" },
  you = {
    gear = { "Branding Iron", "Branding Iron" },
    base = { "Mega-Mech", "Pouty Poro", "Hand Back" },
  },

  run = function(t)
    t.you:use("Branding Iron#1", { ability = 1, target = "Mega-Mech" })
    t:everyone_passes()
    t.you:refused("use", "Branding Iron#1", { ability = 2 }, "203.3")
    t.you:use("Branding Iron#2", { ability = 1, target = "Pouty Poro" })
    t:everyone_passes()
    t.you:use("Branding Iron#1", { ability = 2 })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
    t.you:refused("use", "Branding Iron#1", { ability = 2 }, "203.3")
  end,
}

scenario "A unit is cheaper at a battlefield" {
  covers = { "PRC-068", "355.2", "356.4" },
  you = {
    base = { "Border Guide" },
    units = { ["Void Gate"] = { "Pouty Poro" } },
    hand = { "Cheap Landing" },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:refused("play", "Cheap Landing", "base", "357.1")
    t.you:play("Cheap Landing", { to = "Void Gate" })

    t:expect { you = { runes_ready = 0, units = { ["Void Gate"] = { "Pouty Poro", "Cheap Landing" } } } }
  end,
}

scenario "A unit is dearer where the Toll stands, and nowhere else" {
  covers = { "PRC-074", "355.2", "356.3" },
  you = { units = { ["Void Gate"] = { "Field Toll" } }, hand = { "Hand Back" }, gear = { "Last Light" }, runes = { calm = 2 } },

  run = function(t)
    t.you:refused("play", "Hand Back", "Void Gate", "357.1")
    t.you:play("Hand Back", { to = "base" })

    t:expect { you = { runes_ready = 0, base = { "Hand Back" } } }
  end,
}

scenario "The Lander pays with a card at a battlefield" {
  covers = { "PRC-069", "355.2", "356.2" },
  you = { units = { ["Void Gate"] = { "Pouty Poro" } }, hand = { "Toll Lander", "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Toll Lander", { to = "Void Gate" })

    t:expect { you = { trash = { "Gust" }, hand = {} } }
  end,
}

scenario "At home the Lander costs no card" {
  covers = { "PRC-069", "355.2" },
  you = { hand = { "Toll Lander", "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Toll Lander", { to = "base" })

    t:expect { you = { base = { "Toll Lander" }, hand = { "Gust" } } }
  end,
}

scenario "An action is the price of a permission" {
  covers = { "PRC-070", "829", "356.1" },
  you = { trash = { "Old Refrain" }, hand = { "Mega-Mech", "Gust" }, deck = { "Stupefy" } },

  run = function(t)
    t.you:play("Old Refrain", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Stupefy" }, trash = { "Mega-Mech", "Old Refrain" } } }
  end,
}

scenario "Without a unit in hand it stays in the trash" {
  covers = { "PRC-070", "203.3" },
  you = { trash = { "Old Refrain" }, hand = { "Gust" }, runes = { mind = 3 } },

  run = function(t) t.you:refused("play", "Old Refrain", "203.3") end,
}

scenario "A unit is played for the death of another" {
  covers = { "PRC-071", "356.1", "419.3" },
  you = { base = { "Pouty Poro" }, hand = { "Dark Bargain", "Mega-Mech" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Dark Bargain", { pick = "Mega-Mech", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, trash = { "Dark Bargain", "Pouty Poro" } } }
  end,
}

scenario "Without another unit the Bargain brings none" {
  covers = { "PRC-071", "358.5" },
  you = { hand = { "Dark Bargain", "Mega-Mech" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Dark Bargain", { pick = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = {}, hand = { "Mega-Mech" } } }
  end,
}

scenario "What a run adds grows as well" {
  covers = { "PRC-072", "PRC-073", "429" },
  floats = true,
  you = { gear = { "Wishing Well" }, base = { "Deep Vein" } },

  run = function(t)
    t.you:use("Wishing Well")

    t:expect { you = { resources = { energy = 3 } } }
  end,
}
