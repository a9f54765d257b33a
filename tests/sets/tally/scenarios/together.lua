-- What several things that die or leave at once have in common: replaced together, by number.

scenario "Two that would die together are ferried, for as many cards" {
  covers = { "TLY-064", "TLY-061", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    gear = { "Grave Ferry" }, hand = { "Great Collapse" }, runes = { order = 3 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer", "Day Guard" } }, deck = { "Gust", "Spark", "Gust" },
  },
  foe = { units = { ["Blank Battlefield"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect {
      you = { hand = { "Gust", "Spark" }, base = { "Dawn Drummer", "Day Guard", "Grave Ferry" } },
      foe = { trash = { "Mega-Mech" } },
    }
  end,
}

scenario "One alone is not ferried" {
  covers = { "TLY-064", "TLY-061", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    gear = { "Grave Ferry" }, hand = { "Great Collapse" }, runes = { order = 3 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } }, deck = { "Gust", "Spark", "Gust" },
  },
  foe = { units = { ["Blank Battlefield"] = { "Mega-Mech", "Day Guard" } } },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect {
      you = { hand = {}, trash = { "Great Collapse", "Dawn Drummer" } },
      foe = { trash = { "Mega-Mech", "Day Guard" } },
    }
  end,
}

scenario "Taken over it ferries the taker's units; facedown it does nothing" {
  covers = { "TLY-064", "TLY-009", "191", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Great Collapse", "Borrowed Hand" }, runes = { order = 3, chaos = 1 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer", "Day Guard" } }, deck = { "Gust", "Spark", "Gust" },
  },
  foe = {
    gear = { "Grave Ferry" }, facedown = { ["Blank Battlefield"] = { "Grave Ferry" } },
    units = { ["Blank Battlefield"] = { "Mega-Mech", "Stubborn Ox" } },
  },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Grave Ferry" })
    t:everyone_passes()
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect {
      you = { hand = { "Gust", "Spark" } },
      foe = { hand = {}, trash = { "Mega-Mech", "Stubborn Ox", "Grave Ferry" } },
    }
  end,
}

scenario "The copy stops the ebb too; declined, it goes on" {
  covers = { "TLY-065", "TLY-066", "TLY-010", "373", "390.3.a" },
  you = {
    hand = { "Clay Double", "Great Ebb", "Great Ebb" }, base = { "Mega-Mech" },
    runes = { mind = 1, calm = 4 },
  },
  foe = { base = { "Ebb Warden", "Dawn Drummer" } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Mega-Mech" }, { "Ebb Warden" } } })
    t:everyone_passes()
    t.you:play("Great Ebb")
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:expect_unit("your Ebb Warden", { exhausted = true })
    t:expect_unit("Dawn Drummer", { exhausted = true })
    t.you:play("Great Ebb")
    t:answers { you = { { may = false } }, foe = { { may = false } } }
    t:everyone_passes()
    t:expect { you = { hand = { "Mega-Mech" } }, foe = { hand = { "Ebb Warden", "Dawn Drummer" } } }
  end,
}

scenario "One that leaves alone is not asked about" {
  covers = { "TLY-065", "TLY-066", "390.3.a" },
  you = { hand = { "Great Ebb" }, runes = { calm = 2 } },
  foe = { base = { "Ebb Warden" } },

  run = function(t)
    t.you:play("Great Ebb")
    t:everyone_passes()
    t:expect { foe = { hand = { "Ebb Warden" } } }
  end,
}

scenario "Who dies leaves as well: the Warden saves two that would die at once" {
  covers = { "TLY-065", "TLY-061", "373", "428" },
  battlefields = { "Zaun Warrens" },
  you = { hand = { "Great Collapse" }, runes = { order = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Dawn Drummer", "March Song" } }, base = { "Ebb Warden" } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:play("Great Collapse")
    t:everyone_passes()

    t:expect { foe = { trash = {} } }
    t:expect_unit("Dawn Drummer", { exhausted = true })
    t:expect_unit("March Song", { exhausted = true })
  end,
}

scenario "The witness counts the others; its copy counts those that are left" {
  covers = { "TLY-070", "TLY-061", "TLY-010", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Clay Double", "Great Collapse" }, runes = { mind = 1, order = 3 }, base = { "Mega-Mech" },
    units = { ["Zaun Warrens"] = { "Late Witness", "Dawn Drummer", "Day Guard" } },
    deck = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust", "Gust" },
  },
  foe = { units = { ["Blank Battlefield"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Dawn Drummer" }, { "Late Witness" } } })
    t:everyone_passes()
    t.you:play("Great Collapse")
    t:everyone_passes()
    -- Three for the first, two for the second.
    t:expect {
      you = {
        hand = { "Gust", "Gust", "Gust", "Gust", "Gust" }, base = { "Mega-Mech", "Late Witness", "Late Witness" },
      },
      foe = { trash = { "Mega-Mech" } },
    }
  end,
}

scenario "Alone the witness counts nobody" {
  covers = { "TLY-070", "TLY-061", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Great Collapse" }, runes = { order = 3 }, units = { ["Zaun Warrens"] = { "Late Witness" } },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { hand = {}, base = { "Late Witness" } } }
  end,
}

scenario "The others are banished, once each turn; facedown the toll is not taken" {
  covers = { "TLY-071", "TLY-061", "373" },
  battlefields = { "Void Gate" },
  you = {
    gear = { "Ash Toll" }, hand = { "Great Collapse", "Great Collapse" }, runes = { order = 6 },
    base = { "Stubborn Ox" }, units = { ["Void Gate"] = { "Dawn Drummer", "Day Guard" } },
  },
  foe = {
    units = { ["Blank Battlefield"] = { "Mega-Mech" } }, facedown = { ["Blank Battlefield"] = { "Ash Toll" } },
  },

  run = function(t)
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect {
      you = { base = { "Dawn Drummer", "Day Guard", "Stubborn Ox", "Ash Toll" } },
      foe = { banished = { "Mega-Mech" } },
    }
    t.you:move("Stubborn Ox", "Void Gate")
    t:fight()
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { trash = { "Great Collapse", "Great Collapse", "Stubborn Ox" } } }
  end,
}

scenario "Taken over the toll is taken for its taker" {
  covers = { "TLY-071", "TLY-009", "191", "373" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Borrowed Hand", "Great Collapse" }, runes = { order = 3, chaos = 1 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } },
  },
  foe = { gear = { "Ash Toll" }, units = { ["Blank Battlefield"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Ash Toll" })
    t:everyone_passes()
    t.you:play("Great Collapse")
    t:everyone_passes()
    t:expect { you = { base = { "Dawn Drummer", "Ash Toll" } }, foe = { banished = { "Mega-Mech" } } }
  end,
}
