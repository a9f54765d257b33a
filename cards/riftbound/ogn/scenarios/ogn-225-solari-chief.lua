-- OGN-225 Solari Chief.

scenario "Solari Chief stuns an enemy unit, also in its base" {
  covers = { "OGN-225", "423" },
  you = { hand = { "Solari Chief" }, runes = { order = 5 }, base = { "Daring Poro" } },
  foe = { base = { "Mega-Mech" }, units = { ["Void Gate"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Solari Chief", { target = "?" })
    t.you:offers("target", "Petty Officer")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true, at = "base" })
    t:expect_unit("Petty Officer", { stunned = false })
  end,
}

scenario "An enemy that is stunned already dies to Solari Chief" {
  covers = { "OGN-225", "423", "428" },
  you = { hand = { "Solari Chief" }, runes = { order = 5 } },
  foe = { base = { { "Mega-Mech", stunned = true }, "Petty Officer" } },

  run = function(t)
    t.you:play("Solari Chief", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Petty Officer" }, trash = { "Mega-Mech" } } }
  end,
}

scenario "Two Solari Chiefs in a turn are the end of an enemy" {
  covers = { "OGN-225", "423" },
  you = { hand = { "Solari Chief", "Solari Chief" }, runes = { order = 11 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Solari Chief")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { stunned = true })
    t.you:play("Solari Chief")
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Mega-Mech" } } }
  end,
}

scenario "Without enemy units Solari Chief spares its own side" {
  covers = { "OGN-225" },
  you = { hand = { "Solari Chief" }, runes = { order = 5 }, base = { { "Daring Poro", stunned = true } } },

  run = function(t)
    t.you:play("Solari Chief")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro", "Solari Chief" } } }
    t:expect_unit("Solari Chief", { stunned = false })
  end,
}
