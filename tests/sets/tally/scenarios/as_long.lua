-- A change of Might in place of another, which lasts as long as that other would have.

scenario "In place of what ends with the turn it ends with the turn" {
  covers = { "TLY-072", "TLY-042", "373", "317.2" },
  you = { base = { "Grudge Keeper", "Mega-Mech" } },
  foe = { hand = { "Withering" }, runes = { chaos = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Withering", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Grudge Keeper", { might = 4 })
    t:next_turn()
    t:expect_unit("Grudge Keeper", { might = 6 })
  end,
}

scenario "In place of what holds until a card leaves, it holds until that card leaves" {
  covers = { "TLY-072", "TLY-073", "373" },
  you = { base = { "Grudge Keeper", "Mega-Mech" }, hand = { "Rocket Barrage" }, runes = { mind = 5 } },
  foe = { gear = { "Cold Lantern" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Cold Lantern", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Grudge Keeper", { might = 4 })
    t:next_turn()
    t:expect_unit("Grudge Keeper", { might = 4 })
    t.you:play("Rocket Barrage", { mode = "kill a gear", target = "Cold Lantern" })
    t:everyone_passes()
    t:expect_unit("Grudge Keeper", { might = 6 })
  end,
}

scenario "In place of what holds until a turn of its player, it ends as that turn begins" {
  covers = { "TLY-072", "TLY-074", "373" },
  you = { base = { "Grudge Keeper", "Mega-Mech" } },
  foe = { hand = { "Long Chill" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Long Chill", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Grudge Keeper", { might = 4 })
    t:next_turn()
    t:expect_unit("Grudge Keeper", { might = 6 })
  end,
}

scenario "A copy does it too" {
  covers = { "TLY-072", "TLY-073", "TLY-010", "477.1.b" },
  you = {
    base = { "Mega-Mech", "Shipyard Skulker" }, gear = { "Cold Lantern" }, hand = { "Clay Double" }, runes = { mind = 1 },
  },
  foe = { base = { "Grudge Keeper" } },

  run = function(t)
    t.you:play("Clay Double", { target = { { "Shipyard Skulker" }, { "foe's Grudge Keeper" } } })
    t:everyone_passes()
    t.you:use("Cold Lantern", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("your Grudge Keeper", { might = 4 })
    t:expect_unit("foe's Grudge Keeper", { might = 6 })
  end,
}

scenario "Taken over it keeps the grudges of the taker's units" {
  covers = { "TLY-072", "TLY-009", "191" },
  you = {
    base = { "Mega-Mech" }, gear = { "Cold Lantern" }, hand = { "Borrowed Hand" }, runes = { chaos = 1 },
  },
  foe = { base = { "Grudge Keeper" } },

  run = function(t)
    t.you:play("Borrowed Hand", { target = "Grudge Keeper" })
    t:everyone_passes()
    t.you:use("Cold Lantern", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Grudge Keeper", { might = 4 })
  end,
}

scenario "Facedown it does nothing" {
  covers = { "TLY-072", "364" },
  battlefields = { "Zaun Warrens" },
  you = {
    base = { "Mega-Mech" }, gear = { "Cold Lantern" }, units = { ["Zaun Warrens"] = { "Dawn Drummer" } },
    facedown = { ["Zaun Warrens"] = { "Grudge Keeper" } },
  },

  run = function(t)
    t.you:use("Cold Lantern", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "What is given for the turn is taken for the turn, and what is given for good for good" {
  covers = { "TLY-075", "TLY-041", "TLY-076", "373" },
  you = { base = { "Iron Moth" } },
  foe = { base = { "Mega-Mech" }, hand = { "Growth", "Lasting Feast" }, runes = { body = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Growth", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t.foe:play("Lasting Feast", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 5 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "One stands in for another, and the last lasts as the first would have" {
  covers = { "TLY-072", "TLY-075", "TLY-073", "370.2", "373" },
  you = { base = { "Iron Moth" } },
  foe = { base = { "Grudge Keeper", "Mega-Mech" }, hand = { "Growth" }, runes = { body = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Growth", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Grudge Keeper", { might = 4 })
    t:next_turn()
    t:expect_unit("Grudge Keeper", { might = 6 })
  end,
}

scenario "What Mel takes beside it lasts until the card leaves that took it" {
  covers = { "TLY-073", "VEN-069", "373", "477.3" },
  you = {
    base = { { "Mel, Newly Awakened", empowered = true } }, gear = { "Cold Lantern" }, hand = { "Rocket Barrage" },
    runes = { mind = 5 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Cold Lantern", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 5 })
    t:next_turn()
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 5 })
    t.you:play("Rocket Barrage", { mode = "kill a gear", target = "Cold Lantern" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "It lasts though Mel has left" {
  covers = { "TLY-074", "VEN-069", "373" },
  you = {
    base = { { "Mel, Newly Awakened", empowered = true } }, hand = { "Long Chill", "Vengeance" },
    resources = { energy = 5, mind = 1, order = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Long Chill", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Mel, Newly Awakened" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 5 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "With two of her it is two more, for as long" {
  covers = { "TLY-074", "VEN-069", "370.2" },
  you = {
    base = { { "Mel, Newly Awakened", empowered = true }, { "Mel, Newly Awakened", empowered = true } },
    hand = { "Long Chill" }, runes = { mind = 1 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Long Chill", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 4 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 4 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}
