-- `with` asks of a unit that kills how it is then, and not of its print alone (428.5.d).

scenario "An exhausted unit kills, and a card is drawn" {
  covers = { "LTR-112", "428" },
  you = { base = { "Tired Reeve" }, units = { ["0"] = { "Hearth Cutter" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { base = {} } }
  end,
}

scenario "A spell that kills is no exhausted unit" {
  covers = { "LTR-112", "428" },
  you = { base = { { "Tired Reeve", exhausted = true } }, hand = { "Vengeance" }, runes = { order = 8 }, deck = { "Gust" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { base = {} } }
  end,
}

scenario "The foe's exhausted unit draws for the foe's Reeve alone" {
  covers = { "LTR-112", "428" },
  you = { base = { "Tired Reeve", "Mega-Mech" }, deck = { "Gust" } },
  foe = { base = { "Tired Reeve" }, units = { ["0"] = { "Hearth Cutter" } }, deck = { "Flash" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { hand = { "Flash" } } }
  end,
}

scenario "A weak unit kills nothing of the Judge's player" {
  covers = { "LTR-113", "428", "054.1" },
  you = { base = { "Hearth Cutter" } },
  foe = { base = { "Proud Judge", "Mega-Mech" } },

  run = function(t)
    t.you:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Proud Judge", "Mega-Mech" } } }
  end,
}

scenario "One that has become strong does" {
  covers = { "LTR-113", "428" },
  you = { base = { { "Hearth Cutter", buffs = 1 } } },
  foe = { base = { "Proud Judge", "Mega-Mech" } },

  run = function(t)
    t.you:use("Hearth Cutter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Proud Judge" } } }
  end,
}
