-- Several permissions for one play: which of their prices is paid (356.1, 829).

scenario "Of two prices from one place the player chooses" {
  covers = { "PAI-050", "356.1" },
  you = { trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash", price = "2 mind" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 3, runes_ready = 3 } }
  end,
}

scenario "The other one of the two" {
  covers = { "PAI-050", "356.1" },
  you = { trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash", price = "4 energy" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 5, runes_ready = 1 } }
  end,
}

scenario "Where one can be paid it is paid without a question" {
  covers = { "PAI-050", "357" },
  you = { trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = { exhausted = 2 } } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 0 } }
  end,
}

scenario "Another card's price stands beside those of the spell" {
  covers = { "PAI-050", "PAI-051", "356.1" },
  you = { base = { "Free Pass" }, trash = { "Old Ballad" }, deck = { "Gust" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash", price = "nothing" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 5 } }
  end,
}

scenario "With neither of its own prices to pay, nothing is paid" {
  covers = { "PAI-050", "PAI-051", "357" },
  you = { base = { "Free Pass" }, trash = { "Old Ballad" }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Old Ballad", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "The price of where it comes from and what its place costs are both paid" {
  covers = { "PAI-052", "356.1", "356.2" },
  battlefields = { "Void Gate" },
  you = { trash = { "Grave Climber" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Grave Climber", { from = "trash", to = "Void Gate" })
    t:fight()

    t:expect { you = { runes = 5, runes_ready = 1, units = { ["Void Gate"] = { "Grave Climber" } } } }
  end,
}

scenario "To the base only the price of the trash is paid" {
  covers = { "PAI-052", "356.1" },
  battlefields = { "Void Gate" },
  you = { trash = { "Grave Climber" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Grave Climber", { from = "trash", to = "base" })
    t:everyone_passes()

    t:expect { you = { runes = 5, runes_ready = 0 } }
  end,
}

scenario "Two additional costs are both paid" {
  covers = { "PAI-053", "356.2" },
  battlefields = { "Void Gate" },
  you = { trash = { "Double Toll" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Double Toll", { from = "trash", to = "Void Gate" })
    t:fight()

    t:expect { you = { runes = 5, runes_ready = 2 } }
  end,
}

scenario "Without the Energy for both it stays in the trash" {
  covers = { "PAI-053", "356.2" },
  battlefields = { "Void Gate" },
  you = { trash = { "Double Toll" }, runes = { mind = 3 } },

  run = function(t) t.you:refused("play", "Double Toll", "Void Gate", { from = "trash" }) end,
}

scenario "Of two prices in place of the printed one, one is chosen" {
  covers = { "PAI-054", "356.1" },
  battlefields = { "Void Gate" },
  you = { trash = { "Two Gates" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Two Gates", { from = "trash", to = "Void Gate", price = "2 energy" })
    t:fight()

    t:expect { you = { runes_ready = 3 } }
  end,
}

scenario "A card is hidden for one of two prices" {
  covers = { "PAI-055", "PAI-056", "811" },
  battlefields = { "Void Gate" },
  you = { hand = { "Low Crawl" }, runes = { mind = 3 }, units = { ["Void Gate"] = { "Cheap Cellar" } } },

  run = function(t)
    t.you:hide("Low Crawl", "Void Gate", { price = "2 energy" })

    t:expect { you = { facedown = { ["Void Gate"] = { "Low Crawl" } }, runes = 3, runes_ready = 1 } }
  end,
}

scenario "What an effect plays comes to a place for what that wants on top, too, and its instructions are carried out" {
  covers = { "PAI-095", "PAI-016", "355.2", "356.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Toll Landing" }, hand = { "Dear Invitation" }, trash = { "Pouty Poro" }, deck = { "Gust" }, runes = { mind = 9 } },

  run = function(t)
    t.you:play("Dear Invitation", { target = "Pouty Poro" })
    t:answers { you = { { to = "Void Gate" } } }
    t:everyone_passes()
    t:fight()

    t:expect { you = { hand = { "Gust" }, runes = 9, runes_ready = 2, units = { ["Void Gate"] = { "Pouty Poro" } } } }
  end,
}

scenario "Of two such prices for a place one is chosen; one for a single use is used up" {
  covers = { "PAI-095", "PAI-096", "371", "355.2", "356.2" },
  battlefields = { "Void Gate", "Windswept Hillock" },
  you = {
    base = { "Toll Landing", "Rare Landing" }, hand = { "Dear Invitation", "Dear Invitation" }, trash = { "Pouty Poro", "Pouty Poro" },
    deck = { "Gust" }, runes = { mind = 12 },
  },

  run = function(t)
    t.you:play("Dear Invitation", { target = "Pouty Poro" })
    t:answers { you = { { to = "Void Gate" }, { price = "the printed cost and 1 mind" } } }
    t:everyone_passes()
    t:fight()
    t:expect { you = { hand = { "Dear Invitation" }, runes = 11, runes_ready = 7, units = { ["Void Gate"] = { "Pouty Poro" } } } }

    t.you:play("Dear Invitation", { target = "Pouty Poro" })
    t:answers { you = { { to = "Windswept Hillock" } } }
    t:everyone_passes()
    t:fight()
    t:expect { you = { hand = { "Gust" }, runes = 11, runes_ready = 0, units = { ["Windswept Hillock"] = { "Pouty Poro" } } } }
  end,
}

scenario "A place for what cannot be paid on top is not offered" {
  covers = { "PAI-095", "PAI-016", "355.2", "356.2" },
  battlefields = { "Void Gate" },
  you = { base = { "Toll Landing" }, hand = { "Dear Invitation" }, trash = { "Pouty Poro" }, deck = { "Gust" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Dear Invitation", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1, base = { "Toll Landing", "Pouty Poro" } } }
  end,
}
