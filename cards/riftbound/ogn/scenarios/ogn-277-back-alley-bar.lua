-- OGN-277 Back-Alley Bar: who moves away has a Might more this turn.

scenario "A unit that moves from Back-Alley Bar has a Might more until the turn ends" {
  covers = { "OGN-277", "446" },
  you = { units = { ["Back-Alley Bar"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Recruit", "base")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 2, at = "base" })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Units that leave Back-Alley Bar together each have a Might more" {
  covers = { "OGN-277", "383" },
  you = { units = { ["Back-Alley Bar"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Recruit", "Mega-Mech" }, "base")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "Moving to Back-Alley Bar, or from elsewhere, gives nothing" {
  covers = { "OGN-277" },
  battlefields = { "Back-Alley Bar" },
  you = { base = { "Recruit" }, units = { ["Void Gate"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "base")
    t.you:move("Recruit", "Back-Alley Bar")
    t:fight()

    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "A recall from Back-Alley Bar is no move" {
  covers = { "OGN-277", "455" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["Back-Alley Bar"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Back-Alley Bar")
    t:fight()

    t:expect_unit("Mega-Mech", { at = "Back-Alley Bar" })
    t:expect_unit("Shipyard Skulker", { at = "base", might = 3 })
  end,
}

scenario "At a Back-Alley Bar that nobody controls a unit grows as well" {
  covers = { "OGN-277", "190.6.b" },
  battlefields = { "Back-Alley Bar", "Void Gate" },
  you = { base = { "Mega-Mech" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Mega-Mech", "Back-Alley Bar")
    t.you:play("Ride the Wind", { target = "Mega-Mech", to = "base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}
