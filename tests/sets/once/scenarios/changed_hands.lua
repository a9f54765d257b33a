-- What was promised for one thing, and another player has that thing by now.

scenario "What was promised for a unit stays with it when another takes it" {
  covers = { "390.3", "191", "ONC-009", "OGN-203" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = {
    hand = { "Proud Welcome", "Mega-Mech" }, resources = { energy = 30, mind = 9 },
    units = { ["Void Gate"] = { "Recruit" } }, base = { "Pit Crew" },
  },
  foe = { hand = { "Possession" }, resources = { energy = 20, chaos = 9 } },

  run = function(t)
    t.you:play("Proud Welcome")
    t:everyone_passes()
    t.you:play("Mega-Mech", { to = "Void Gate" })
    t:expect_unit("Mega-Mech", { might = 10, controller = "you" })
    t.you:move("Pit Crew", "Altar to Unity")
    t.you:pass()
    t.foe:play("Possession", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Mega-Mech", { might = 10, controller = "foe" })
  end,
}
