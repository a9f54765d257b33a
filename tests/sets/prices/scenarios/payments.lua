-- What is paid: nothing at all, any amount, in an instruction, on a condition, one of two.

scenario "A unit that comes without any cost kills nothing" {
  covers = { "PRC-012", "PRC-013", "356.5.a" },
  you = { base = { "Pouty Poro" }, hand = { "Free Gate", "Bound Giant" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Free Gate")
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro", "Bound Giant" } } }
  end,
}

scenario "Played as usual the Giant takes a death" {
  covers = { "PRC-013", "356.2" },
  you = { base = { "Pouty Poro" }, hand = { "Bound Giant" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Bound Giant")
    t:expect { you = { base = { "Bound Giant" }, trash = { "Pouty Poro" } } }
  end,
}

scenario "An optional cost counts as paid though it is ignored" {
  covers = { "PRC-012", "R030", "356.4.f.1", "356.5.a" },
  you = { hand = { "Free Gate", "Two Coins" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Free Gate", { additional = true })
    t:everyone_passes()

    t:expect_unit("Two Coins", { might = 3 })
  end,
}

scenario "The Mill gives as much Power as Energy was paid" {
  covers = { "PRC-014", "429" },
  you = { gear = { "Coin Mill" }, runes = { mind = 3 } },

  run = function(t)
    t.you:use("Coin Mill", { amount = 2 })
    t:expect { you = { runes_ready = 1, resources = { any = 2 } } }
  end,
}

scenario "The Guest's cost is offered after a spell alone" {
  covers = { "PRC-015", "356.2" },
  you = { hand = { "Late Guest", "Grim Refrain" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Grim Refrain", { additional = false })
    t:everyone_passes()
    t.you:play("Late Guest", { additional = true })

    t:expect_unit("Late Guest", { ready = true })
  end,
}

scenario "Without a spell the Guest enters exhausted, and nothing is asked" {
  covers = { "PRC-015", "356.2" },
  you = { hand = { "Late Guest" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Late Guest")
    t:expect_unit("Late Guest", { exhausted = true })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "The Scribe is paid with Energy and a card" {
  covers = { "PRC-016", "204.3" },
  you = { hand = { "Blood Scribe", "Charm" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Blood Scribe", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech" }, trash = { "Charm" }, runes_ready = 0 } }
  end,
}

scenario "Without a card the Scribe asks for nothing" {
  covers = { "PRC-016", "203.3" },
  you = { hand = { "Blood Scribe" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Blood Scribe")
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1 } }
  end,
}

scenario "Two Coins: by Energy" {
  covers = { "PRC-017", "356.2" },
  you = { hand = { "Two Coins" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true, price = "energy" })
    t:everyone_passes()

    t:expect { you = { runes = 3, runes_ready = 0 } }
    t:expect_unit("Two Coins", { might = 3 })
  end,
}

scenario "Two Coins: by Power, which is all that one rune and another can pay" {
  covers = { "PRC-017", "356.2" },
  you = { hand = { "Two Coins" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true })
    t:everyone_passes()

    t:expect { you = { runes = 1 } }
    t:expect_unit("Two Coins", { might = 3 })
  end,
}

scenario "Paid for, the Reach takes any unit" {
  covers = { "PRC-028", "356.2", "355.4" },
  you = { hand = { "Long Reach" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Long Reach")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Unpaid it takes a small one alone" {
  covers = { "PRC-028", "356.2", "355.4" },
  you = { hand = { "Long Reach" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:play("Long Reach", { additional = false })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { runes_ready = 1 } }
  end,
}

scenario "Without the Energy nothing is left for it to choose" {
  covers = { "PRC-028", "355.8" },
  you = { hand = { "Long Reach" }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Long Reach") end,
}

scenario "With the Vein one Gold pays Energy and Power" {
  covers = { "PRC-031", "429" },
  you = { base = { "Rich Vein" }, gear = { "Gold" }, hand = { "Dream Lamp" } },

  run = function(t)
    t.you:play("Dream Lamp")
    t:expect { you = { gear = { "Dream Lamp" }, resources = { any = 1 } } }
  end,
}

scenario "Gold alone pays no Energy" {
  covers = { "PRC-031", "429" },
  you = { gear = { "Gold" }, hand = { "Dream Lamp" } },

  run = function(t) t.you:refused("play", "Dream Lamp", "357.1") end,
}

scenario "The second of three prices of a Repeat is paid with Power" {
  covers = { "PRC-027", "820", "356.2" },
  you = { base = { "Pouty Poro" }, hand = { "Closing Act" }, resources = { energy = 3, mind = 1 } },

  run = function(t)
    t.you:play("Closing Act", {
      additional = { { false }, { true } },
      mode = { { "draw" }, { "Might" } },
    })
    t:everyone_passes()

    t:expect { you = { hand_size = 1, resources = { energy = 1, mind = 0 } } }
    t:expect_unit("Pouty Poro", { might = 3 })
  end,
}

scenario "One of the acts deals damage" {
  covers = { "PRC-027", "355.3", "417" },
  you = { hand = { "Closing Act" }, runes = { mind = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Closing Act", { additional = false, mode = "damage", target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}
