-- What holds for a play by a certain permission (371, 390.3.a, 829.1.b).

scenario "What is played by the permission is banished" {
  covers = { "PAI-060", "829.1.b.1" },
  you = { base = { "Echo Crypt" }, trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = {}, banished = { "Old Ballad" }, runes_ready = 0, runes = 1 } }
  end,
}

scenario "By another permission from the same place it is not" {
  covers = { "PAI-060", "PAI-050", "829" },
  you = { base = { "Echo Crypt" }, trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash", price = "2 mind" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Old Ballad" }, banished = {} } }
  end,
}

scenario "From the hand it is by no permission" {
  covers = { "PAI-060" },
  you = { base = { "Echo Crypt" }, hand = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Old Ballad")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Old Ballad" }, banished = {} } }
  end,
}

scenario "Countered, what was played so is banished too" {
  covers = { "PAI-060", "829.1.b.1", "425" },
  you = { base = { "Echo Crypt" }, trash = { "Low Crawl" }, runes = { mind = 1 } },
  foe = { hand = { "Defy" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash" })
    t.you:pass()
    t.foe:play("Defy", { target = "Low Crawl" })
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Low Crawl" } } }
  end,
}

scenario "Its instructions happen as the spell is finalized, before anybody answers" {
  covers = { "PAI-061", "829.1.b" },
  you = { trash = { "Second Verse" }, deck = { "Gust", "Defy" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Second Verse", { from = "trash" })
    t:expect { you = { hand = { "Gust" } }, chain = { "Second Verse" } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Defy" }, trash = { "Second Verse" } } }
  end,
}

scenario "From the hand it draws one" {
  covers = { "PAI-061" },
  you = { hand = { "Second Verse" }, deck = { "Gust", "Defy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Second Verse")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Of two permissions at one price the player names one" {
  covers = { "PAI-060", "PAI-062", "371" },
  you = { base = { "Echo Crypt" }, gear = { "Toll of Pages" }, trash = { "Low Crawl" }, hand = { "Defy" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash", permission = "Toll of Pages" })
    t:expect { you = { hand = {} } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Low Crawl", "Defy" }, banished = {} } }
  end,
}

scenario "The other one of the two permissions" {
  covers = { "PAI-060", "PAI-062", "371" },
  you = { base = { "Echo Crypt" }, gear = { "Toll of Pages" }, trash = { "Low Crawl" }, hand = { "Defy" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash", permission = "Echo Crypt" })
    t:everyone_passes()

    t:expect { you = { hand = { "Defy", "Gust" }, trash = {}, banished = { "Low Crawl" } } }
  end,
}

scenario "One waits for the next play alone, and is used up by it" {
  covers = { "PAI-063", "371", "390.3" },
  you = { hand = { "Brief Echo" }, trash = { "Low Crawl", "Second Verse" }, deck = { "Gust", "Defy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Brief Echo")
    t:everyone_passes()
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, trash = { "Second Verse", "Brief Echo" }, banished = { "Low Crawl" } } }
    t.you:refused("play", "Second Verse", { from = "trash" })
  end,
}

scenario "A play by another permission leaves it waiting" {
  covers = { "PAI-063", "PAI-061", "371" },
  you = { hand = { "Brief Echo" }, trash = { "Low Crawl", "Second Verse" }, deck = { "Gust", "Defy", "Gust" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Brief Echo")
    t:everyone_passes()
    t.you:play("Second Verse", { from = "trash", may = "no" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 0, trash = { "Low Crawl", "Brief Echo", "Second Verse" }, banished = {} } }
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { banished = { "Low Crawl" } } }
  end,
}

scenario "What a unit gets so it has on the board" {
  covers = { "PAI-064", "359" },
  you = { trash = { "Late Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Late Recruit", { from = "trash" })

    t:expect_unit("Late Recruit", { keywords = { "Temporary" } })
  end,
}

scenario "From the hand it gets nothing" {
  covers = { "PAI-064", "359" },
  you = { hand = { "Late Recruit" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Late Recruit")

    t:expect_unit("Late Recruit", { keywords = {} })
  end,
}

scenario "A place that is permitted, with what follows" {
  covers = { "PAI-065", "355.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Open Landing" }, hand = { "Late Recruit" }, deck = { "Gust" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Late Recruit", { to = "Void Gate" })
    t:fight()

    t:expect { you = { hand = { "Gust" }, units = { ["Void Gate"] = { "Late Recruit" } } } }
  end,
}

scenario "To the base nothing follows" {
  covers = { "PAI-065", "355.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Open Landing" }, hand = { "Late Recruit" }, deck = { "Gust" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Late Recruit", { to = "base" })

    t:expect { you = { hand = {}, base = { "Open Landing", "Late Recruit" } } }
  end,
}

scenario "An effect that plays a unit uses the permission for its place" {
  covers = { "PAI-065", "PAI-016", "355.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Open Landing" }, hand = { "Dear Invitation" }, trash = { "Double Toll" }, deck = { "Gust" }, runes = { mind = 9, fury = 4 } },

  run = function(t)
    t.you:play("Dear Invitation", { target = "Double Toll" })
    t:answers { you = { { to = "Void Gate" } } }
    t:everyone_passes()
    t:fight()

    t:expect { you = { hand = { "Gust" }, units = { ["Void Gate"] = { "Double Toll" } } } }
  end,
}

scenario "Effect Text: me is the host, this the gear" {
  covers = { "PAI-066", "721" },
  you = { units = { base = { { "Echo Crypt", attached = { "Haunted Blade" } } } }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash", permission = "Haunted Blade" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Low Crawl" }, banished = {} } }
    t:expect_unit("Echo Crypt", { damage = 1 })
    t:expect_unit("Haunted Blade", { exhausted = true })
  end,
}

scenario "The gear is put on a unit, and from then on permits" {
  covers = { "PAI-066", "721" },
  you = { base = { "Mega-Mech", "Haunted Blade" }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:refused("play", "Low Crawl", { from = "trash" })
    t.you:use("Haunted Blade", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 9, attached = { "Haunted Blade" } })
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Low Crawl" } } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A copy of the unit permits the same" {
  covers = { "PAI-060", "PAI-067", "477.1.b" },
  you = { base = { "Open Landing" }, hand = { "Clay Neighbor" }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { mind = 2 } },
  foe = { base = { "Echo Crypt" } },

  run = function(t)
    t.you:play("Clay Neighbor", { target = { { "Open Landing" }, { "Echo Crypt" } } })
    t:everyone_passes()
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Clay Neighbor" }, banished = { "Low Crawl" } } }
  end,
}

scenario "Taken over it permits its new controller, and no more its owner" {
  covers = { "PAI-060", "191" },
  you = { base = { { "Echo Crypt", owner = "foe" } }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { mind = 1 } },
  foe = { trash = { "Low Crawl" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { banished = { "Low Crawl" } } }
    t.you:end_turn()
    t.foe:refused("play", "Low Crawl", { from = "trash" })
  end,
}

scenario "A keyword of the card says it" {
  covers = { "PAI-068", "Refrain", "829" },
  you = { trash = { "Verse to Keep" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Verse to Keep", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = {}, banished = { "Verse to Keep" }, runes = 0 } }
  end,
}

scenario "Another card's permission leaves the keyword out" {
  covers = { "PAI-068", "PAI-062", "Refrain", "829" },
  you = { gear = { "Toll of Pages" }, trash = { "Verse to Keep" }, hand = { "Defy" }, deck = { "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Verse to Keep", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Verse to Keep", "Defy" }, banished = {} } }
  end,
}

scenario "The keyword given to spells in the trash" {
  covers = { "PAI-069", "Refrain", "829" },
  you = { base = { "Refrain Master" }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = {}, banished = { "Low Crawl" } } }
  end,
}

scenario "Given and printed, the player pays for one of the two" {
  covers = { "PAI-069", "PAI-068", "Refrain", "356.1", "829" },
  you = { base = { "Refrain Master" }, trash = { "Verse to Keep" }, deck = { "Gust" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Verse to Keep", { from = "trash", price = "1 energy" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, banished = { "Verse to Keep" }, runes = 2, runes_ready = 1 } }
  end,
}

scenario "A card that was facedown is played by its keyword, and by no other permission" {
  covers = { "PAI-060", "PAI-056", "811" },
  battlefields = { "Void Gate" },
  you = { base = { "Echo Crypt" }, facedown = { ["Void Gate"] = { "Low Crawl" } }, units = { ["Void Gate"] = { "Open Landing" } }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Low Crawl")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Low Crawl" }, banished = {} } }
  end,
}

scenario "Where it comes from and where it goes are two permissions, and both have followed" {
  covers = { "PAI-064", "PAI-065", "829", "355.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Open Landing" }, trash = { "Late Recruit" }, deck = { "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Late Recruit", { from = "trash", to = "Void Gate" })
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Late Recruit", { keywords = { "Temporary" } })
  end,
}

scenario "Of two permissions of one card the player names the keyword" {
  covers = { "PAI-070", "Refrain", "371" },
  you = { trash = { "Worn Verse" }, deck = { "Gust", "Defy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Worn Verse", { from = "trash", permission = "Refrain" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = {}, banished = { "Worn Verse" } } }
  end,
}

scenario "Or the card itself" {
  covers = { "PAI-070", "371" },
  you = { trash = { "Worn Verse" }, deck = { "Gust", "Defy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Worn Verse", { from = "trash", permission = "Worn Verse" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Defy" }, trash = { "Worn Verse" }, banished = {} } }
  end,
}

scenario "Of two that wait for the next play, one is used up" {
  covers = { "PAI-063", "371", "390.3" },
  you = {
    hand = { "Brief Echo", "Brief Echo" }, trash = { "Low Crawl", "Second Verse" }, deck = { "Gust", "Defy" },
    runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Brief Echo")
    t:everyone_passes()
    t.you:play("Brief Echo")
    t:everyone_passes()
    t.you:play("Low Crawl", { from = "trash", permission = "Brief Echo" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, banished = { "Low Crawl" } } }
    t.you:play("Second Verse", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Defy" }, banished = { "Low Crawl", "Second Verse" } } }
  end,
}

scenario "A copy of the spell is by no permission" {
  covers = { "PAI-061", "439" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 }, deck = { "Flash", "Charm" } },
  foe = { trash = { "Second Verse" }, runes = { mind = 2 }, deck = { "Gust", "Defy", "Block" } },

  run = function(t)
    t.foe:play("Second Verse", { from = "trash" })
    t.foe:pass()
    t.you:play("Echo Glass")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" } }, foe = { hand_size = 2, trash = { "Second Verse" } } }
  end,
}

scenario "Who takes the spell over does not change by what it was played" {
  covers = { "PAI-060", "PAI-013", "191" },
  turn_player = "foe",
  you = { hand = { "Stolen Word" }, runes = { mind = 1 }, deck = { "Flash" } },
  foe = { base = { "Echo Crypt" }, trash = { "Low Crawl" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Low Crawl", { from = "trash" })
    t.foe:pass()
    t.you:play("Stolen Word")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" } }, foe = { trash = {}, banished = { "Low Crawl" } } }
  end,
}

scenario "Taken over the master teaches the trash of who has him" {
  covers = { "PAI-069", "Refrain", "191" },
  you = { base = { { "Refrain Master", owner = "foe" } }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { fury = 1 } },
  foe = { trash = { "Low Crawl" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, trash = {}, banished = { "Low Crawl" } } }
    t.you:end_turn()

    t.foe:refused("play", "Low Crawl", { from = "trash" })
  end,
}

scenario "The copy of an opponent's master teaches your trash" {
  covers = { "PAI-069", "PAI-067", "Refrain", "477.1.b" },
  you = { base = { "Open Landing" }, hand = { "Clay Neighbor" }, trash = { "Low Crawl" }, deck = { "Gust" }, runes = { mind = 2 } },
  foe = { base = { "Refrain Master" } },

  run = function(t)
    t.you:refused("play", "Low Crawl", { from = "trash" })
    t.you:play("Clay Neighbor", { target = { { "Open Landing" }, { "Refrain Master" } } })
    t:everyone_passes()
    t.you:play("Low Crawl", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Clay Neighbor" }, banished = { "Low Crawl" } } }
  end,
}

scenario "Facedown nobody permits anything" {
  covers = { "PAI-060", "PAI-069", "364" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = {
    units = { ["Void Gate"] = { "Open Landing" }, ["Zaun Warrens"] = { "Open Landing" } },
    facedown = { ["Void Gate"] = { "Refrain Master" }, ["Zaun Warrens"] = { "Echo Crypt" } },
    trash = { "Low Crawl" }, runes = { mind = 4 },
  },

  run = function(t) t.you:refused("play", "Low Crawl", { from = "trash" }) end,
}
