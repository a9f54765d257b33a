-- SFD-211 Marai Spire.

scenario "Marai Spire: Repeat costs its controller one Energy less" {
  covers = { "SFD-211", "356.4.c", "820" },
  you = { units = { ["Marai Spire"] = { "Petty Officer" } }, hand = { "Frigid Touch" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 4 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Marai Spire makes neither the spell itself nor Accelerate cheaper" {
  covers = { "SFD-211" },
  you = { units = { ["Marai Spire"] = { "Petty Officer" } }, hand = { "Frigid Touch", "Legion Rearguard" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Who does not control Marai Spire pays Repeat in full" {
  covers = { "SFD-211" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 3 } },
  foe = { units = { ["Marai Spire"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 3 })
    t:expect { you = { runes_ready = 1 } }
  end,
}
