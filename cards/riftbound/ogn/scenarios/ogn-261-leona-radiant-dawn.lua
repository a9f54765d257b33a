-- OGN-261 Leona, Radiant Dawn: stunning enemies buffs a unit of yours.

scenario "Stunning an enemy, Leona, Radiant Dawn buffs a friendly unit" {
  covers = { "OGN-261", "423", "426" },
  you = {
    legend = { "Leona, Radiant Dawn" },
    base = { { "Udyr, Wildman", buffed = true }, "Recruit" },
  },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "stun a unit at a battlefield", target = { { "Mega-Mech" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Recruit", { buffs = 1, might = 2 })
  end,
}

scenario "Stunning an own unit is nothing to Leona, Radiant Dawn" {
  covers = { "OGN-261" },
  you = {
    legend = { "Leona, Radiant Dawn" },
    base = { { "Udyr, Wildman", buffed = true } },
    units = { ["Void Gate"] = { "Recruit" } },
  },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "stun a unit at a battlefield", target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { stunned = true, buffs = 0 })
    t:expect_unit("Udyr, Wildman", { buffs = 0 })
  end,
}

scenario "A stunned enemy is not stunned again, so Leona, Radiant Dawn buffs nobody" {
  covers = { "OGN-261", "423" },
  you = { legend = { "Leona, Radiant Dawn" }, base = { { "Udyr, Wildman", buffed = true } } },
  foe = { units = { ["Void Gate"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "stun a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Udyr, Wildman", { buffs = 0 })
  end,
}

scenario "What the other stuns does not concern Leona, Radiant Dawn" {
  covers = { "OGN-261" },
  turn_player = "foe",
  you = { legend = { "Leona, Radiant Dawn" }, base = { "Recruit" } },
  foe = {
    base = { { "Udyr, Wildman", buffed = true } },
    units = { ["Void Gate"] = { "Mega-Mech" } },
  },

  run = function(t)
    t.foe:use("Udyr, Wildman", { mode = "stun a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Recruit", { buffs = 0 })
  end,
}

scenario "Two stuns one after the other are two buffs of Leona, Radiant Dawn" {
  covers = { "OGN-261", "OGN-238", "383.1" },
  you = { legend = "Leona, Radiant Dawn", base = { "Leona, Determined", "Leona, Determined" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Playful Phantom" } } },

  run = function(t)
    t.you:move({ "Leona, Determined#1", "Leona, Determined#2" }, "0")
    t:answers {
      you = {
        { target = "Mega-Mech" },
        { target = "Playful Phantom" },
        { target = "Leona, Determined#1" },
        { target = "Leona, Determined#2" },
      },
    }
    t:everyone_passes()

    t:expect_unit("Leona, Determined#1", { buffs = 1 })
    t:expect_unit("Leona, Determined#2", { buffs = 1 })
  end,
}
