-- Abilities on the chain as targets: taken over, chosen anew for, countered.

scenario "The trigger taken over without a new choice: its target is no enemy now, nothing happens" {
  covers = { "W15", "359.3.f.4", "359.3.e.2", "751", "OGN-076", "LTR-050" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } }, foe = { { may = false } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Yasuo, Remorseful" }, priority = "foe" }
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Yasuo, Remorseful", { damage = 0, controller = "you" })
  end,
}

scenario "Taken over with a new choice: Yasuo damages himself" {
  covers = { "W15", "359.3.f.4", "191.4.b", "752", "OGN-076", "LTR-050" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } }, foe = { { may = true }, { target = "Yasuo, Remorseful" } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t.you:pass()

    t:expect { you = { trash = { "Yasuo, Remorseful" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "An own ability is no enemy's, and a spell is no ability: the Tale has no target" {
  covers = { "355.8", "355.9.b", "740", "LTR-050" },
  you = { base = { "Yasuo, Remorseful" }, hand = { "Turned Tale", "Stupefy" }, runes = { chaos = 2, mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:refused("play", "Turned Tale", "355.8")
    t.you:pass()
    t.foe:refused("play", "Turned Tale", "355.8")
    t.foe:pass()
    t:answers { you = { { target = "Mega-Mech" } } }
    t.you:move("Yasuo, Remorseful", "0")

    t.you:refused("play", "Turned Tale", "355.8")
  end,
}

scenario "A countered ability does nothing, and nothing of it goes to a trash" {
  covers = { "425", "425.1", "LTR-051", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Hush" }, runes = { calm = 1 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Hush", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:pass()

    t:expect { chain = {}, you = { trash = {} }, foe = { trash = { "Hush" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Of a spell and the ability that stands above it either may be countered" {
  covers = { "355.9.a", "425", "425.1.c", "LTR-051", "OGN-178" },
  you = { hand = { "Cruel Patron", "Gust", "Flash" }, base = { "Undercover Agent" }, runes = { order = 4 }, deck = { "Charm", "Rebuke" } },
  foe = { hand = { "Hush" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Cruel Patron", { cost = "Undercover Agent", to = "base" })
    t.you:pass()
    t.foe:play("Hush", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { you = { base = { "Cruel Patron" }, hand = { "Gust", "Flash" }, trash = { "Undercover Agent" } } }
  end,
}

scenario "Two abilities of one sort: the one that was chosen is countered" {
  covers = { "355.9.a", "425", "LTR-051", "OGN-178" },
  you = {
    units = { ["0"] = { { "Undercover Agent", damage = 2 }, { "Undercover Agent", damage = 2 } } },
    hand = { "Gust", "Flash" }, deck = { "Charm", "Rebuke", "Discipline" },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Hush" }, runes = { calm = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Undercover Agent", "Undercover Agent" } }
    t.you:pass()
    t.foe:play("Hush", { target = 2 })
    t:answers { you = { { discard = { "Gust", "Flash" } } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Charm", "Rebuke" } } }
  end,
}

scenario "An ability that has resolved before is no target any more: the Tale does nothing" {
  covers = { "359.3.e.4", "359.3.e.10", "LTR-050", "LTR-051", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" }, hand = { "Hush" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:play("Hush", { target = "Yasuo, Remorseful" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Turned Tale" } }
    t.foe:pass()
    t.you:pass()

    t:expect { chain = {}, foe = { trash = { "Turned Tale" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
