-- A use is offered only where all of its targets can be chosen, each with those beside it.

scenario "What may go without a first target still needs its second" {
  covers = { "PRC-120", "355.8" },
  you = { base = { { "Pouty Poro", exhausted = true } }, gear = { "Careful Loom" } },

  run = function(t)
    t.you:offers_not("use", "Careful Loom")
    t.you:refused("use", "Careful Loom", "355.8")
  end,
}

scenario "With the second one there the first may be left out" {
  covers = { "PRC-120" },
  you = { base = { { "Pouty Poro", exhausted = true } }, gear = { "Careful Loom" } },
  foe = { gear = { "Gold" } },

  run = function(t)
    t.you:use("Careful Loom", { target = {} })
    t:everyone_passes()
    t:expect { foe = { gear = {} }, you = { gear = { "Careful Loom" } } }
    t:expect_unit("Pouty Poro", { exhausted = true })
  end,
}

scenario "Two units at two places are no two that stand together" {
  covers = { "PRC-120", "355.11" },
  you = { gear = { "Careful Loom" } },
  battlefields = { "Zaun Warrens", "Void Gate" },
  foe = { base = { "Loud Horn" }, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:offers_not("use", "Careful Loom")
  end,
}

scenario "Of three units the two that stand together can be chosen" {
  covers = { "PRC-120", "355.11" },
  you = { gear = { "Careful Loom" } },
  battlefields = { "Zaun Warrens", "Void Gate" },
  foe = { base = { "Sworn Friend", "Loud Horn" }, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Careful Loom", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Loud Horn")
    t:everyone_passes()
    t:expect_unit("Sworn Friend", { stunned = true })
    t:expect_unit("Loud Horn", { stunned = true })
  end,
}

scenario "What each of two costs to be chosen is due together" {
  covers = { "PRC-120", "809.1.c" },
  you = { gear = { "Careful Loom" }, runes = { fury = 1 } },
  foe = { base = { "Pouty Poro", "Pouty Poro" } },

  run = function(t)
    t.you:offers_not("use", "Careful Loom")
  end,
}
