-- Might that rises and falls, comes to a number, and is given or taken by effects.

scenario "It comes to five, once, and falls with the turn" {
  covers = { "TLY-040", "TLY-041", "143.2" },
  you = {
    base = { "Rising Star" }, hand = { "Growth", "Growth" }, runes = { body = 2 },
    deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Growth", { target = "Rising Star" })
    t:everyone_passes()
    t:expect { you = { hand = { "Growth", "Gust" } } }
    t.you:play("Growth", { target = "Rising Star" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
    t:why("Rising Star was silent this turn", { "the number did not come to what the ability waits for" })
    t:next_turn()
    t:expect_unit("Rising Star", { might = 3 })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "It comes to two or less" {
  covers = { "TLY-040", "TLY-042", "143.2" },
  you = {
    base = { "Rising Star" }, hand = { "Withering", "Withering" }, runes = { chaos = 2 },
    deck = { "Gust", "Spark", "Gust" },
  },

  run = function(t)
    t.you:play("Withering", { target = "Rising Star" })
    t:everyone_passes()
    t:expect { you = { hand = { "Withering", "Gust" } } }
    t.you:play("Withering", { target = "Rising Star" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A buff is more Might too, and taken over it draws for the taker" {
  covers = { "TLY-040", "TLY-009", "191" },
  you = {
    hand = { "Borrowed Hand", "Growth" }, runes = { chaos = 1, body = 1 }, deck = { "Gust", "Spark" },
  },
  foe = { base = { "Rising Star" } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Rising Star" })
    t:everyone_passes()
    t.you:play("Growth", { target = "Rising Star" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } }, foe = { hand = {} } }
  end,
}

scenario "A copy waits for it too, and does not hear of its own coming" {
  covers = { "TLY-040", "TLY-010", "477.1.b" },
  you = {
    base = { "Rising Star", "Mega-Mech" }, hand = { "Clay Double", "Growth" }, runes = { mind = 1, body = 1 },
    deck = { "Gust", "Spark" },
  },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Mega-Mech" }, { "Rising Star" } } })
    t:everyone_passes()
    t:expect { you = { hand = { "Growth" } } }
    t.you:play("Growth", { target = "Rising Star#2" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Taken Might becomes given Might" {
  covers = { "TLY-043", "TLY-042", "370" },
  you = { base = { "Stubborn Ox" }, hand = { "Withering" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Withering", { target = "Stubborn Ox" })
    t:everyone_passes()
    t:expect_unit("Stubborn Ox", { might = 5 })
  end,
}

scenario "An opponent cannot take it, its player can" {
  covers = { "TLY-044", "477.3" },
  you = { hand = { "Withering" }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech" }, gear = { "Proud Banner" }, hand = { "Withering" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Withering", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()
    t.foe:play("Withering", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "Taken over the banner is for the taker's units, facedown for nobody's" {
  covers = { "TLY-044", "TLY-009", "191", "364" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Borrowed Hand", "Withering", "Withering" }, runes = { chaos = 3 },
    units = { ["Zaun Warrens"] = { "Dawn Drummer" } }, facedown = { ["Zaun Warrens"] = { "Proud Banner" } },
  },
  foe = { base = { "Mega-Mech" }, gear = { "Proud Banner" } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Proud Banner" })
    t:everyone_passes()
    t.you:play("Withering", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "How much less it is" {
  covers = { "TLY-045", "143.2" },
  you = { base = { "Mega-Mech" }, gear = { "Mourning Fan" }, deck = { "Gust", "Spark", "Gust" } },
  foe = { hand = { "Withering" }, runes = { chaos = 1 } },

  run = function(t)
    t:next_turn()
    t.foe:play("Withering", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Spark" } } }
  end,
}
