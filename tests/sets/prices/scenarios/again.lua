-- A card that comes back to the hand has nothing paid for its next play.

local function retreat(t, unit)
  t.you:play("Retreat", { target = unit })
  t:everyone_passes()
end

scenario "Coins that were paid for the first play do not count for the second" {
  covers = { "PRC-017", "OGN-104", "356.2" },
  you = { hand = { "Two Coins", "Retreat" }, runes = { order = 5, mind = 1 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true, price = "energy" })
    t:everyone_passes()
    t:expect_unit("Two Coins", { might = 3 })
    retreat(t, "Two Coins")
    t.you:play("Two Coins", { additional = false })
    t:everyone_passes()

    t:expect_unit("Two Coins", { might = 1 })
  end,
}

scenario "They can be paid again" {
  covers = { "PRC-017", "OGN-104", "356.2" },
  you = { hand = { "Two Coins", "Retreat" }, runes = { order = 6, mind = 1 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true, price = "energy" })
    t:everyone_passes()
    retreat(t, "Two Coins")
    t.you:play("Two Coins", { additional = true, price = "energy" })
    t:everyone_passes()

    t:expect_unit("Two Coins", { might = 3 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The trigger of a paid play finds nothing when the card is played anew, unpaid" {
  covers = { "PRC-017", "OGN-104", "356.2" },
  you = { hand = { "Two Coins", "Retreat" }, runes = { order = 5, mind = 1 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true, price = "energy" })
    retreat(t, "Two Coins")
    t.you:play("Two Coins", { additional = false })
    t:everyone_passes()

    t:expect_unit("Two Coins", { might = 1 })
  end,
}

scenario "Back in the hand the Two Coins cost their one Energy" {
  covers = { "PRC-017", "OGN-104", "357.1" },
  you = { hand = { "Two Coins", "Retreat" }, runes = { order = 3, mind = 1 } },

  run = function(t)
    t.you:play("Two Coins", { additional = true, price = "energy" })
    t:everyone_passes()
    retreat(t, "Two Coins")

    t.you:refused("play", "Two Coins", "357.1")
  end,
}

scenario "A meal pays for one play of the Devourer" {
  covers = { "PRC-022", "OGN-104", "357.1" },
  you = { base = { "Mega-Mech" }, hand = { "Devourer", "Retreat" }, runes = { order = 7, mind = 2 } },

  run = function(t)
    t.you:play("Devourer")
    retreat(t, "Devourer")

    t.you:refused("play", "Devourer", "357.1")
  end,
}

scenario "A second meal pays for the second play" {
  covers = { "PRC-022", "OGN-104", "357.1" },
  you = {
    base = { "Mega-Mech", "Mega-Mech" },
    hand = { "Devourer", "Retreat" },
    runes = { order = 7, mind = 2 },
  },

  run = function(t)
    t.you:play("Devourer", { cost = "Mega-Mech" })
    retreat(t, "Devourer")
    t.you:play("Devourer")

    t:expect { you = { units = { base = { "Devourer" } }, trash = { "Mega-Mech", "Retreat", "Mega-Mech" } } }
  end,
}

scenario "The Guest of a second play enters exhausted when no Power was paid" {
  covers = { "PRC-015", "OGN-104", "356.2" },
  you = { hand = { "Retreat", "Retreat", "Late Guest" }, base = { "Pouty Poro" }, runes = { chaos = 4, mind = 2 } },

  run = function(t)
    retreat(t, "Pouty Poro")
    t.you:play("Late Guest", { additional = true })
    t:expect_unit("Late Guest", { ready = true })
    retreat(t, "Late Guest")
    t.you:play("Late Guest", { additional = false })

    t:expect_unit("Late Guest", { exhausted = true })
  end,
}

scenario "Power that was paid for a play of an earlier turn is forgotten where none can be paid now" {
  covers = { "PRC-015", "OGN-169", "356.2" },
  you = {
    hand = { "Retreat", "Late Guest" },
    base = { "Mega-Mech" },
    units = { ["Void Gate"] = { "Pouty Poro" } },
    runes = { chaos = 3, mind = 1 },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    retreat(t, "Mega-Mech")
    t.you:play("Late Guest", { additional = true, to = "Void Gate" })
    t:expect_unit("Late Guest", { ready = true })
    t:next_turn()
    t.foe:play("Gust", { target = "Late Guest" })
    t:everyone_passes()
    t:next_turn()
    t.you:play("Late Guest", { to = "base" })

    t:expect_unit("Late Guest", { exhausted = true })
  end,
}
