-- VEN-012 Perfect Execution.

scenario "A unit becomes ready and has Assault 3 for the turn" {
  covers = { "VEN-012", "Assault", "415", "807" },
  you = {
    units = { ["1"] = { { "Laurent Bladekeeper", exhausted = true } } },
    hand = { "Perfect Execution" },
    runes = { fury = 4 },
  },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Perfect Execution", { target = "Laurent Bladekeeper" })
    t:everyone_passes()
    t:expect_unit("Laurent Bladekeeper", { ready = true, keywords = "Assault 3", might = 3 })
    t.you:move("Laurent Bladekeeper", "0")
    t:expect_unit("Laurent Bladekeeper", { might = 6 })
    t:fight()
    t:expect { foe = { trash = { "Petty Officer" } } }
    t:next_turn()

    t:expect_unit("Laurent Bladekeeper", { at = "0", might = 3, no_keywords = "Assault" })
  end,
}

scenario "A ready enemy unit may be chosen, and its Assault is over with the turn" {
  covers = { "VEN-012" },
  you = { hand = { "Perfect Execution" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Perfect Execution", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { keywords = "Assault 3", ready = true })
    t:next_turn()

    t:expect_unit("Mega-Mech", { no_keywords = "Assault" })
  end,
}

scenario "Perfect Execution flows for three Energy and a Fury" {
  covers = { "VEN-012", "Flow", "829" },
  you = { base = { { "Mega-Mech", exhausted = true } }, trash = { "Perfect Execution" }, runes = { fury = 3, calm = 1 } },

  run = function(t)
    t.you:play("Perfect Execution", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true, keywords = "Assault 3" })
    t:expect { you = { banished = { "Perfect Execution" }, trash = {} } }
    t.you:offers_not("play", "Perfect Execution")
  end,
}

scenario "A flowing spell that somebody sends from the chain to the hand is banished" {
  covers = { "VEN-012", "Flow", "829.1.b.1", "425" },
  you = { base = { { "Mega-Mech", exhausted = true } }, trash = { "Perfect Execution" }, runes = { fury = 4 } },
  foe = { hand = { "Abandon" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Perfect Execution", { from = "trash", target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Abandon", { target = "Perfect Execution", recycle = {} })
    t:everyone_passes()

    t:expect { you = { banished = { "Perfect Execution" }, hand = {} } }
    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}
