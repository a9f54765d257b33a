-- The card that is played lies on the chain when its price is reckoned: it counts nowhere else.

scenario "Page Turner is no card of the hand that makes it cheaper" {
  covers = { "PRC-135", "354", "356.4" },
  you = { hand = { "Page Turner", "Gust" }, runes = { mind = 3 } },

  run = function(t) t.you:refused("play", "Page Turner", "357.1") end,
}

scenario "Two cards beside Page Turner make it cheaper" {
  covers = { "PRC-135", "354", "356.4" },
  you = { hand = { "Page Turner", "Gust", "Gust" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Page Turner")
    t:everyone_passes()

    t:expect { you = { hand_size = 3, runes_ready = 0 } }
  end,
}

scenario "The Last Lodger has one card beside it, so it wants a unit" {
  covers = { "PRC-136", "354", "356.2" },
  you = { hand = { "Last Lodger", "Gust" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Last Lodger", "203.3") end,
}

scenario "With two cards beside it the Last Lodger wants none" {
  covers = { "PRC-136", "356.2" },
  you = { hand = { "Last Lodger", "Gust", "Gust" }, base = { "Pouty Poro" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Last Lodger")

    t:expect { you = { base = { "Pouty Poro", "Last Lodger" } } }
  end,
}

scenario "The Full House does not count itself" {
  covers = { "PRC-137", "354", "356.2" },
  you = { hand = { "Full House", "Gust" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Full House")

    t:expect { you = { base = { "Full House" }, hand = { "Gust" } } }
  end,
}

scenario "With two cards beside it the Full House wants a unit" {
  covers = { "PRC-137", "356.2" },
  you = { hand = { "Full House", "Gust", "Gust" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Full House", "203.3") end,
}

scenario "A choice earns nothing where only the spell itself fills the hand" {
  covers = { "PRC-138", "354", "356.4" },
  you = { hand = { "Picky Page", "Gust" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Picky Page", "357.1") end,
}

scenario "A choice earns that where two cards lie beside the spell" {
  covers = { "PRC-138", "354", "356.4" },
  you = { hand = { "Picky Page", "Gust", "Gust" }, base = { "Mega-Mech" }, runes = { mind = 2 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Picky Page", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 0 } }
  end,
}

scenario "The Echoing Page counts itself on the chain" {
  covers = { "PRC-139", "354", "356.3" },
  you = { hand = { "Echoing Page" }, runes = { mind = 1 } },

  run = function(t) t.you:refused("play", "Echoing Page", "357.1") end,
}

scenario "It is paid for with one Energy more" {
  covers = { "PRC-139", "354", "356.3" },
  you = { hand = { "Echoing Page" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Echoing Page")
    t:everyone_passes()

    t:expect { you = { hand_size = 1, runes_ready = 1 } }
  end,
}

scenario "The Page Mill does not count the spell that it pays for" {
  covers = { "PRC-140", "354", "357.1" },
  you = { hand = { "Gust", "Gust" }, base = { "Page Mill" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t) t.you:refused("play", "Gust", "357.1") end,
}

scenario "The Page Mill pays where two cards lie beside the spell" {
  covers = { "PRC-140", "354", "357.1" },
  you = { hand = { "Gust", "Gust", "Gust" }, base = { "Page Mill" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 }, foe = { units = { ["Zaun Warrens"] = {} } } }
  end,
}

scenario "The Page Mill counts what lies in hand as long as nothing is played" {
  covers = { "PRC-140", "429" },
  you = { hand = { "Gust", "Gust" }, base = { "Page Mill" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Page Mill")
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { units = { ["Zaun Warrens"] = {} } } }
  end,
}

scenario "The Bare Mill pays for one of two cards" {
  covers = { "PRC-141", "354", "357.1" },
  you = { hand = { "Gust", "Gust" }, base = { "Bare Mill" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { units = { ["Zaun Warrens"] = {} } } }
  end,
}

scenario "The Bare Mill pays for none of three cards" {
  covers = { "PRC-141", "354", "357.1" },
  you = { hand = { "Gust", "Gust", "Gust" }, base = { "Bare Mill" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t) t.you:refused("play", "Gust", "357.1") end,
}

scenario "Gilded Page adds nothing while one card lies beside what is played" {
  covers = { "PRC-142", "354", "429" },
  you = { hand = { "Gust", "Gust" }, base = { "Gilded Page", "Gold" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t) t.you:refused("play", "Gust", "357.1") end,
}

scenario "Gilded Page adds more while two cards lie beside what is played" {
  covers = { "PRC-142", "354", "429" },
  you = { hand = { "Gust", "Gust", "Gust" }, base = { "Gilded Page", "Gold" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 }, foe = { units = { ["Zaun Warrens"] = {} } } }
  end,
}
