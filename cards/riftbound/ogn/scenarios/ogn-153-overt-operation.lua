-- OGN-153 Overt Operation.

scenario "Buffs are spent for readiness, and all are buffed again" {
  covers = { "OGN-153", "355.17", "705", "426" },
  you = {
    hand = { "Overt Operation" },
    runes = { body = 7 },
    base = { { "Mega-Mech", exhausted = true, buffs = 1 }, { "Shipyard Skulker", exhausted = true } },
    units = { ["0"] = { { "Recruit", exhausted = true, buffs = 1 } } },
  },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Overt Operation")
    t:answers { you = { { may = true }, { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true, buffs = 1 })
    t:expect_unit("Recruit", { exhausted = true, buffs = 1 })
    t:expect_unit("Shipyard Skulker", { exhausted = true, buffs = 1 })
    t:expect_unit("Pouty Poro", { buffs = 0 })
  end,
}

scenario "A buff may be kept: that unit stays exhausted and gets no second buff" {
  covers = { "OGN-153", "702.3" },
  you = {
    hand = { "Overt Operation" },
    runes = { body = 7 },
    base = {
      { "Daring Poro", buffs = 1, exhausted = true },
      { "Mystic Poro", buffs = 1, exhausted = true },
      { "Recruit", exhausted = true },
    },
  },
  foe = { base = { { "Mega-Mech", buffs = 1, exhausted = true } } },

  run = function(t)
    t:answers { you = { { may = { { false }, { true } } } } }
    t.you:play("Overt Operation")
    t:everyone_passes()

    t:expect_unit("Daring Poro", { exhausted = true, buffs = 1 })
    t:expect_unit("Mystic Poro", { ready = true, buffs = 1 })
    t:expect_unit("Recruit", { exhausted = true, buffs = 1 })
    t:expect_unit("Mega-Mech", { exhausted = true, buffs = 1 })
  end,
}

scenario "A teammate's buffs are not yours to spend, but the teammate's units are buffed" {
  covers = { "OGN-153", "489.8.e", "705" },
  you = {
    hand = { "Overt Operation" },
    runes = { body = 7 },
    base = { { "Recruit", exhausted = true, buffs = 1 } },
  },
  mate = { base = { { "Daring Poro", exhausted = true, buffs = 1 }, "Mystic Poro" } },

  run = function(t)
    t.you:play("Overt Operation")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Daring Poro", { exhausted = true, buffs = 1 })
    t:expect_unit("Mystic Poro", { buffs = 1 })
    t:expect_unit("Recruit", { ready = true, buffs = 1 })
  end,
}
