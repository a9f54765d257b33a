-- OGN-157 Udyr, Wildman.

scenario "Udyr's buff is worth two damage" {
  covers = { "OGN-157", "355.3", "705" },
  you = { base = { { "Udyr, Wildman", buffs = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:expect_unit("Udyr, Wildman", { buffs = 0, ready = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t.you:refused("use", "Udyr, Wildman", "203.3")
  end,
}

scenario "Udyr stuns a unit at a battlefield" {
  covers = { "OGN-157", "423", "355.3" },
  you = { base = { { "Udyr, Wildman", buffs = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "stun a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true })
    t:next_turn()

    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}

scenario "Udyr readies himself after a move" {
  covers = { "OGN-157", "415" },
  you = { units = { ["0"] = { { "Udyr, Wildman", buffs = 1, exhausted = true } } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "ready me" })
    t:everyone_passes()

    t:expect_unit("Udyr, Wildman", { ready = true, buffs = 0 })
  end,
}

scenario "Udyr gets Ganking for the turn" {
  covers = { "OGN-157", "Ganking" },
  you = { units = { ["0"] = { { "Udyr, Wildman", buffs = 1 } } } },

  run = function(t)
    t.you:refused("move", "Udyr, Wildman", "1", "144.4")
    t.you:use("Udyr, Wildman", { mode = "give me [Ganking] this turn" })
    t:everyone_passes()
    t:expect_unit("Udyr, Wildman", { keywords = { "Ganking" } })
    t.you:move("Udyr, Wildman", "1")
    t:fight()
    t:next_turn()

    t:expect_unit("Udyr, Wildman", { at = "Blank Battlefield#2", no_keywords = { "Ganking" } })
  end,
}

scenario "Udyr chooses nothing twice in a turn" {
  covers = { "OGN-157", "355.3" },
  you = {
    base = { { "Udyr, Wildman", buffs = 1 } },
    hand = { "Pit Rookie", "Pit Rookie" },
    runes = { body = 4 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Pit Rookie", { target = "Udyr, Wildman" })
    t:everyone_passes()
    t.you:use("Udyr, Wildman", { mode = "?" })
    t.you:offers_not("mode", "deal 2 to a unit at a battlefield")
    t.you:offers("mode", "stun a unit at a battlefield")
    t.you:answer("give me [Ganking] this turn")
    t:everyone_passes()

    t:expect_unit("Udyr, Wildman", { keywords = { "Ganking" } })
  end,
}

scenario "In the next turn Udyr may choose it again" {
  covers = { "OGN-157", "355.3" },
  you = { base = { { "Udyr, Wildman", buffs = 1 } }, hand = { "Pit Rookie" }, runes = { body = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:play("Pit Rookie", { target = "Udyr, Wildman" })
    t:everyone_passes()
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "What cannot be chosen is not offered to Udyr" {
  covers = { "OGN-157", "355.8" },
  you = { base = { { "Udyr, Wildman", buffs = 1 } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "?" })
    t.you:offers_not("mode", "deal 2 to a unit at a battlefield")
    t.you:offers_not("mode", "stun a unit at a battlefield")
    t.you:answer("ready me")
  end,
}

scenario "Two of Udyr choose each for himself; one who came back anew has chosen nothing" {
  covers = { "OGN-157", "124" },
  you = {
    base = { { "Udyr, Wildman", buffs = 1 }, { "Udyr, Wildman", buffs = 1 } },
    hand = { "Portal Rescue", "Stand United" },
    runes = { mind = 4, calm = 3 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 4 })
    t.you:play("Portal Rescue", { target = "Udyr, Wildman#1" })
    t:everyone_passes()
    t.you:play("Stand United", { target = "Udyr, Wildman#1" })
    t:everyone_passes()
    t.you:use("Udyr, Wildman", { mode = "deal 2 to a unit at a battlefield", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}
