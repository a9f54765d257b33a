-- Points told apart by what brought them, and numbers that come to something.

scenario "Points for conquering are told from those of an effect" {
  covers = { "TLY-020", "TLY-022", "471.1" },
  battlefields = { "Zaun Warrens" },
  you = {
    base = { "Siege Drum", "Mega-Mech" }, hand = { "Victory Choir" }, runes = { order = 2 },
    deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Victory Choir")
    t:everyone_passes()
    t:expect { you = { points = 1, hand = {} } }
    t:why("Siege Drum was silent this turn", { "something else brought the event than the ability waits for" })
    t.you:move("Mega-Mech", "Blank Battlefield")
    t:fight()
    t:everyone_passes()
    t:expect { you = { points = 2, hand = { "Gust" } } }
  end,
}

scenario "A copy drums too, and the taken one drums for the taker" {
  covers = { "TLY-020", "TLY-009", "TLY-010", "191", "477.1.b" },
  you = {
    base = { "Mega-Mech", "Dawn Drummer" }, hand = { "Borrowed Hand", "Clay Double" },
    runes = { chaos = 1, mind = 1 }, deck = { "Gust", "Spark", "Gust" },
  },
  foe = { base = { "Siege Drum" } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Dawn Drummer" }, { "foe's Siege Drum" } } })
    t:everyone_passes()
    t.you:play("Borrowed Hand", { target = "foe's Siege Drum" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { points = 1, hand = { "Gust", "Spark" } } }
  end,
}

scenario "Holding brings something else, conquering does not, facedown it does nothing" {
  covers = { "TLY-021", "471", "370" },
  battlefields = { "Zaun Warrens" },
  you = { gear = { "Hearth Thief" }, deck = { "Gust", "Spark", "Gust", "Gust" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } }, base = { "Dawn Drummer" } },

  run = function(t)
    t:next_turn()
    t:expect { foe = { points = 0 }, you = { hand = { "Gust" } } }
    t.foe:move("Dawn Drummer", "Blank Battlefield")
    t:fight()
    t:expect { foe = { points = 1 } }
  end,
}

scenario "Facedown it takes no points away" {
  covers = { "TLY-021", "364" },
  battlefields = { "Zaun Warrens" },
  you = {
    units = { ["Blank Battlefield"] = { "Mega-Mech" } },
    facedown = { ["Blank Battlefield"] = { "Hearth Thief" } },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t:next_turn()
    t:expect { foe = { points = 1 } }
  end,
}

scenario "What a spell gives is told from what the game gives" {
  covers = { "TLY-023", "194" },
  you = {
    base = { "Envious Bard", "Mega-Mech" }, hand = { "Victory Choir" }, runes = { order = 2 },
    deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { points = 1, hand = { "Victory Choir" } } }
    t.you:play("Victory Choir")
    t:everyone_passes()
    t:expect { you = { points = 2, hand = { "Gust" } } }
  end,
}

scenario "The turn remembers what points came of" {
  covers = { "TLY-024", "471" },
  battlefields = { "Zaun Warrens" },
  turn_player = "foe",
  you = {
    units = { ["Zaun Warrens"] = { "Mega-Mech" } }, base = { "Dawn Drummer", "War Clerk" }, hand = { "War Clerk" },
    runes = { order = 2 }, deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t:next_turn()
    t:everyone_passes()
    t:expect { you = { points = 1, hand = { "War Clerk", "Gust" } } }
    t:expect_unit("War Clerk", { might = 2 })
    t.you:move("Dawn Drummer", "Blank Battlefield")
    t:fight()
    t:expect { you = { points = 2 } }
    t:expect_unit("War Clerk", { might = 3 })
    t.you:play("War Clerk", { to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "Nothing was held and nothing conquered" {
  covers = { "TLY-024", "TLY-022", "471" },
  you = { hand = { "War Clerk", "Victory Choir" }, runes = { order = 4 }, deck = { "Gust", "Spark", "Gust" } },

  run = function(t)
    t.you:play("Victory Choir")
    t:everyone_passes()
    t.you:play("War Clerk", { to = "base" })
    t:everyone_passes()
    t:expect { you = { hand = {} } }
    t:expect_unit("War Clerk", { might = 2 })
  end,
}

scenario "A number of a player comes to three, once, and to nothing" {
  covers = { "TLY-025", "TLY-026", "TLY-034", "TLY-035", "728" },
  you = {
    gear = { "Crown of Fame" }, hand = { "Loud Praise", "Loud Praise", "Loud Praise", "Idle Gossip", "Fall from Grace" },
    runes = { order = 4, chaos = 1 }, deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Idle Gossip")
    t:everyone_passes()
    t.you:play("Loud Praise")
    t:everyone_passes()
    t:expect { you = { hand_size = 3 } }
    t.you:play("Loud Praise")
    t:everyone_passes()
    t:expect { you = { fame = 4, hand = { "Loud Praise", "Fall from Grace", "Gust" } } }
    t.you:play("Loud Praise")
    t:everyone_passes()
    t:expect { you = { fame = 6, hand = { "Fall from Grace", "Gust" } } }
    t.you:play("Fall from Grace")
    t:everyone_passes()
    t:expect { you = { fame = 0, hand = { "Gust", "Spark" } } }
  end,
}

scenario "A counter of a thing, up and down" {
  covers = { "TLY-027", "TLY-028", "TLY-029", "741" },
  you = {
    gear = { "Notched Blade", "Paper Shield" }, hand = { "Whittle", "Whittle", "Whittle", "Sand Down", "Sand Down" },
    runes = { body = 5 }, deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Whittle", { target = "Notched Blade" })
    t:everyone_passes()
    t:expect { you = { hand_size = 4 } }
    t.you:play("Whittle", { target = "Notched Blade" })
    t:everyone_passes()
    t:expect { you = { hand_size = 4 } }
    t.you:play("Whittle", { target = "Notched Blade" })
    t:everyone_passes()
    t:expect { you = { hand_size = 3 } }
    t.you:play("Sand Down", { target = "Notched Blade" })
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
    t.you:play("Sand Down", { target = "Notched Blade" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "Which status it was" {
  covers = { "TLY-030", "TLY-031", "TLY-032", "441" },
  you = {
    base = { "Oath Witness" }, hand = { "Daze", "Swear In", "Daze" }, runes = { calm = 3 },
    deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Daze", { target = "Oath Witness" })
    t:everyone_passes()
    t:why("Oath Witness was silent this turn", { "it was about another counter or status than the ability waits for" })
    t:expect { you = { hand = { "Swear In", "Daze" } } }
    t.you:play("Swear In", { target = "Oath Witness" })
    t:everyone_passes()
    t:expect { you = { hand = { "Daze", "Gust" } } }
    t.you:play("Daze", { target = "Oath Witness" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}

scenario "Points come to three and fall below two" {
  covers = { "TLY-033", "TLY-034", "194.4" },
  you = {
    base = { "Lap Counter" }, hand = { "Victory Choir", "Victory Choir", "Fall from Grace", "Fall from Grace" },
    points = 2, runes = { order = 6 }, deck = { "Gust", "Spark", "Gust" },
  },
  foe = { points = 2 },

  run = function(t)
    t.you:play("Victory Choir")
    t:everyone_passes()
    t:expect { you = { points = 3, hand_size = 4 } }
    t.you:play("Victory Choir")
    t:everyone_passes()
    t:expect { you = { points = 4, hand_size = 3 } }
    t.you:play("Fall from Grace", { target = "foe" })
    t:everyone_passes()
    t:expect { foe = { points = 1 }, you = { hand_size = 3 } }
    t.you:play("Fall from Grace", { target = "foe" })
    t:everyone_passes()
    t:expect { foe = { points = 0 }, you = { hand = { "Gust", "Spark" } } }
  end,
}
