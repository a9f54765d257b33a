-- VEN-076 Repair Specialist.

scenario "The Specialist attacks with a Might more for each gear of yours" {
  covers = { "VEN-076", "Assault", "807" },
  you = { base = { "Repair Specialist" }, gear = { "Orb of Regret", "Hextech Disc" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, gear = { "Orb of Regret" } },

  run = function(t)
    t:expect_unit("Repair Specialist", { might = 3, keywords = "Assault 2" })
    t.you:move("Repair Specialist", "0")

    t:expect_unit("Repair Specialist", { might = 5, attacking = true })
  end,
}

scenario "Without gear the Specialist has no Assault" {
  covers = { "VEN-076", "807" },
  you = { base = { "Repair Specialist" } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t) t:expect_unit("Repair Specialist", { might = 3, no_keywords = "Assault" }) end,
}
