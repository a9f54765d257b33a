-- When an ability is used: as it resolves (377.2.a). Finalized it was before, countered or not (377.2.b).

scenario "The trigger comes as the ability resolves, behind what the ability does" {
  covers = { "SFD-075", "377.2.a" },
  you = { base = { "Prize of Progress" }, gear = { "Deep Engine" }, runes = { mind = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:use("Deep Engine")
    t:expect { chain = { "Deep Engine" } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Prize of Progress" }, you = { hand_size = 2 } }
    t:everyone_passes()

    t:expect_unit("Prize of Progress", { might = 4 })
  end,
}

scenario "An ability that is countered was not used, though it was finalized" {
  covers = { "SFD-075", "PAI-089", "PAI-092", "PAI-094", "377.2.a", "377.2.b", "425" },
  you = {
    base = { "Prize of Progress", "Gear Watch" }, gear = { "Deep Engine", "Early Bell", "First Bell", "Quick Engine" },
    runes = { mind = 5 }, deck = { "Gust" },
  },
  foe = { hand = { "Hush" }, runes = { calm = 4, mind = 4 } },

  run = function(t)
    t.you:use("Deep Engine")
    t:expect { chain = { "Deep Engine", "Early Bell" } }
    t.you:pass()
    t.foe:pass()
    t:expect { you = { embers = 1 } }
    t.you:pass()
    t.foe:play("Hush", { target = "Deep Engine" })
    t:everyone_passes()

    t:expect { chain = {}, you = { embers = 1, hand = {} } }
    t:expect_unit("Prize of Progress", { might = 3 })
    t:expect_unit("Gear Watch", { might = 1 })

    t.you:use("Quick Engine")
    t:everyone_passes()

    t:expect { you = { embers = 3, hand = { "Gust" } } }
    t:expect_unit("Prize of Progress", { might = 4 })
    t:expect_unit("Gear Watch", { might = 2 })
  end,
}

scenario "The price counts what is finalized, before it resolves" {
  covers = { "PRC-122", "PAI-090", "377.2.b" },
  you = { base = { "Worn Foreman" }, gear = { "Quick Engine" }, runes = { mind = 3 } },

  run = function(t)
    t.you:use("Worn Foreman", { target = "Worn Foreman" })

    t.you:refused("use", "Quick Engine", "357.1")
  end,
}

scenario "One that is used above another resolves first, and is the first of the turn" {
  covers = { "PAI-090", "PAI-092", "SFD-075", "377.2.a" },
  you = {
    base = { "Prize of Progress" }, gear = { "Deep Engine", "Quick Engine", "First Bell" }, runes = { mind = 5 },
    deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:use("Deep Engine")
    t.you:use("Quick Engine")
    t:expect { chain = { "Deep Engine", "Quick Engine" } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Deep Engine", "Prize of Progress", "First Bell" }, you = { hand = { "Gust" } } }
    t:everyone_passes()

    t:expect { you = { embers = 1, hand_size = 3 } }
    t:expect_unit("Prize of Progress", { might = 5 })
  end,
}

scenario "What has the ability died for it: it is known as it was" {
  covers = { "PAI-091", "PAI-093", "SFD-075", "359.3.e.13", "377.2.a" },
  you = { base = { "Prize of Progress", "Gear Watch" }, gear = { "Burnt Offering", "Coin Counter" }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Burnt Offering")
    t:everyone_passes()

    t:expect { you = { embers = 0, hand = { "Gust" }, trash = { "Burnt Offering" } } }
    t:expect_unit("Prize of Progress", { might = 4 })
    t:expect_unit("Gear Watch", { might = 2 })
  end,
}

scenario "A token that adds is used at once, by hand and while it pays" {
  covers = { "PAI-093", "PAI-094", "429.2.a", "377.2.a" },
  floats = true,
  you = { base = { "Gear Watch" }, gear = { "Coin Counter", "Gold", "Gold" }, hand = { "Gust" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Gold#1")
    t:everyone_passes()

    t:expect { you = { embers = 1, gear = { "Coin Counter", "Gold" } } }
    t:expect_unit("Gear Watch", { might = 2 })
  end,
}

scenario "A keyword's ability is used as well" {
  covers = { "SFD-075", "PAI-089", "PAI-094", "818", "377.2.a" },
  you = { base = { "Prize of Progress", "Gear Watch", "Long Sword" }, gear = { "Early Bell" }, runes = { fury = 3 } },

  run = function(t)
    t.you:use("Long Sword", { target = "Gear Watch" })
    t:expect { chain = { "Long Sword", "Early Bell" } }
    t:everyone_passes()

    t:expect { you = { embers = 1 } }
    t:expect_unit("Prize of Progress", { might = 4 })
  end,
}

scenario "A copy of an ability nobody has used" {
  covers = { "SFD-075", "PAI-088", "439", "377.2.a" },
  turn_player = "foe",
  you = { base = { "Prize of Progress", "Jealous Rival" }, hand = { "Echo Glass" }, runes = { mind = 1 }, deck = { "Gust", "Flash" } },
  foe = { gear = { "Deep Engine" }, runes = { mind = 2 } },

  run = function(t)
    t.foe:use("Deep Engine")
    t.foe:pass()
    t.you:play("Echo Glass")
    t:everyone_passes()

    t:expect { you = { embers = 1 } }
    t:expect_unit("Prize of Progress", { might = 3 })
  end,
}

scenario "Who has taken the ability over has used it" {
  covers = { "SFD-075", "PAI-024", "PAI-088", "191", "377.2.a" },
  turn_player = "foe",
  you = { base = { "Prize of Progress", "Jealous Rival" }, hand = { "Stolen Deed" }, runes = { mind = 1 }, deck = { "Gust", "Flash" } },
  foe = { base = { "Jealous Rival" }, gear = { "Deep Engine" }, runes = { mind = 2 } },

  run = function(t)
    t.foe:use("Deep Engine")
    t.foe:pass()
    t.you:play("Stolen Deed")
    t:everyone_passes()

    t:expect { you = { embers = 0, hand_size = 2 }, foe = { embers = 1 } }
    t:expect_unit("Prize of Progress", { might = 4 })
  end,
}

scenario "By its cost: an ability of three Energy, whoever's it is only by its player" {
  covers = { "PAI-087", "PAI-090", "206.1", "377.2.a" },
  you = { base = { "Great Works Clerk" }, gear = { "Deep Engine", "Quick Engine" }, runes = { mind = 5 } },

  run = function(t)
    t.you:use("Deep Engine")
    t:everyone_passes()
    t:expect_unit("Great Works Clerk", { ready = true })
    t:answers { you = { { may = true } } }
    t.you:use("Quick Engine")
    t:everyone_passes()

    t:expect_unit("Great Works Clerk", { exhausted = true })
    t:expect { you = { hand_size = 4 } }
  end,
}

scenario "Its cost is the printed one, whatever was paid" {
  covers = { "PAI-087", "PAI-021", "206.1" },
  you = { base = { "Great Works Clerk" }, gear = { "Quick Engine", "Oil Lamp" }, runes = { mind = 2 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Quick Engine")
    t:everyone_passes()

    t:expect_unit("Great Works Clerk", { exhausted = true })
  end,
}

scenario "A permanent of such a cost, and a smaller one" {
  covers = { "PAI-087", "419.4.a" },
  you = { base = { "Great Works Clerk" }, hand = { "Quick Engine", "First Bell" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("First Bell")
    t:expect { chain = {} }
    t:answers { you = { { may = true } } }
    t.you:play("Quick Engine")
    t:everyone_passes()

    t:expect_unit("Great Works Clerk", { exhausted = true })
  end,
}

scenario "An enemy's ability is one, a trigger is not" {
  covers = { "PAI-088", "377.2.a", "383" },
  turn_player = "foe",
  you = { base = { "Jealous Rival" } },
  foe = { base = { "Great Works Clerk" }, gear = { "Quick Engine" }, runes = { mind = 3 } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.foe:use("Quick Engine")
    t:everyone_passes()

    t:expect { you = { embers = 1 }, foe = { hand_size = 2 } }
  end,
}

scenario "Of an ability whose gear died for it, it is known that it was gear" {
  covers = { "PAI-088", "PAI-091", "359.3.e.13" },
  turn_player = "foe",
  you = { base = { "Jealous Rival" } },
  foe = { gear = { "Burnt Offering" } },

  run = function(t)
    t.foe:use("Burnt Offering")
    t:everyone_passes()

    t:expect { you = { embers = 1 }, foe = { hand_size = 1 } }
  end,
}
