-- OGN-270 Showstopper: a unit in base is buffed and moves to a battlefield.

scenario "Showstopper buffs a unit in your base and moves it to a battlefield" {
  covers = { "OGN-270", "426", "446" },
  you = {
    base = { { "Shipyard Skulker", exhausted = true }, "Recruit" },
    hand = { "Showstopper" },
    runes = { body = 1 },
  },
  foe = { units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Showstopper", { target = "your Shipyard Skulker", to = "Grove of the God-Willow" })
    t:everyone_passes()
    t:expect_unit("your Shipyard Skulker", { might = 4, buffs = 1, exhausted = true, attacking = true })
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { points = 1 } }
  end,
}

scenario "A buffed unit of Showstopper moves all the same" {
  covers = { "OGN-270", "426" },
  you = { base = { { "Recruit", buffed = true } }, hand = { "Showstopper" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Showstopper", { to = "Blank Battlefield" })
    t:everyone_passes()
    t:fight()

    t:expect_unit("Recruit", { buffs = 1, at = "Blank Battlefield" })
    t:expect { you = { points = 1 } }
  end,
}

scenario "Showstopper starts from your base: a unit at a battlefield cannot be chosen" {
  covers = { "OGN-270", "355.8" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, hand = { "Showstopper" }, runes = { body = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Showstopper", "355.8")
  end,
}
