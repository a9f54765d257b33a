-- OGN-141 Kinkou Monk.

scenario "The Monk buffs two others" {
  covers = { "OGN-141", "355.13", "426" },
  you = { hand = { "Kinkou Monk" }, runes = { body = 5 }, base = { "Recruit", "Shipyard Skulker", "Mega-Mech" } },

  run = function(t)
    t.you:play("Kinkou Monk", { target = { "Recruit", "Mega-Mech" } })
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect_unit("Mega-Mech", { buffs = 1 })
    t:expect_unit("Shipyard Skulker", { buffs = 0 })
    t:expect_unit("Kinkou Monk", { buffs = 0 })
  end,
}

scenario "The Monk may buff one, and never itself or an enemy" {
  covers = { "OGN-141", "355.13" },
  you = { hand = { "Kinkou Monk" }, runes = { body = 5 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Kinkou Monk", { target = "?" })
    t.you:offers_not("target", "Kinkou Monk")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer { "Recruit" }
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
  end,
}
