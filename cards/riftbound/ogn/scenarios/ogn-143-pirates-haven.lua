-- OGN-143 Pirate's Haven.

scenario "A unit that you ready has a Might more for the turn" {
  covers = { "OGN-143", "415", "411.4" },
  you = {
    gear = { "Pirate's Haven" },
    hand = { "First Mate" },
    runes = { body = 3 },
    base = { { "Shipyard Skulker", exhausted = true } },
  },

  run = function(t)
    t.you:play("First Mate", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { ready = true, might = 4 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "A unit that was ready is not readied" {
  covers = { "OGN-143", "415" },
  you = { gear = { "Pirate's Haven" }, hand = { "First Mate" }, runes = { body = 3 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("First Mate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "In the Awaken Phase the turn player readies" {
  covers = { "OGN-143", "411.2" },
  you = { gear = { "Pirate's Haven" }, base = { { "Shipyard Skulker", exhausted = true } } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { ready = true, might = 4 })
  end,
}

scenario "To enter ready is not to be readied" {
  covers = { "OGN-143", "OGN-129" },
  you = { gear = { "Pirate's Haven" }, hand = { "Confront", "Shipyard Skulker" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t.you:play("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { ready = true, might = 3 })
  end,
}

scenario "An enemy whom you ready gets nothing" {
  covers = { "OGN-143" },
  you = { gear = { "Pirate's Haven" }, hand = { "First Mate" }, runes = { body = 3 } },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("First Mate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true, might = 8 })
  end,
}

scenario "Two Havens are two Might" {
  covers = { "OGN-143", "OGN-132" },
  you = { gear = { "Pirate's Haven", "Pirate's Haven" }, base = { { "Recruit", exhausted = true } }, hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("First Mate", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, ready = true })
  end,
}
