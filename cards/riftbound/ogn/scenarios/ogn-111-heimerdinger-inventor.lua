-- OGN-111 Heimerdinger, Inventor.

scenario "Heimerdinger uses the Orb's ability with his own exhaustion" {
  covers = { "OGN-111", "377" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { "Orb of Regret" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "An exhausted Orb still lends its ability" {
  covers = { "OGN-111", "377" },
  you = { base = { "Heimerdinger, Inventor" }, gear = { { "Orb of Regret", exhausted = true } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Heimerdinger, Inventor", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "Heimerdinger borrows nothing from the foe" {
  covers = { "OGN-111" },
  you = { base = { "Heimerdinger, Inventor" } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "Abilities that cost no exhausting are not borrowed" {
  covers = { "OGN-111" },
  you = { base = { "Heimerdinger, Inventor", { "Udyr, Wildman", buffs = 1 } }, trash = { "Cleave" } },

  run = function(t)
    t.you:offers("use", "Udyr, Wildman")
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

scenario "Exhausted, Heimerdinger uses nothing" {
  covers = { "OGN-111", "414" },
  you = { base = { { "Heimerdinger, Inventor", exhausted = true } }, gear = { "Orb of Regret" } },

  run = function(t)
    t.you:offers("use", "Orb of Regret")
    t.you:offers_not("use", "Heimerdinger, Inventor")
  end,
}

