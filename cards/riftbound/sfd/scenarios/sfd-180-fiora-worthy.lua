-- SFD-180 Fiora, Worthy.

scenario "Fiora readies a unit that becomes Mighty, for one Order" {
  covers = { "SFD-180", "708", "383.3.b" },
  you = { base = { "Fiora, Worthy", { "Vanguard Sergeant", exhausted = true } }, hand = { "Discipline" }, runes = { calm = 2, order = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { ready = true, might = 6 })
  end,
}

scenario "A unit that was Mighty before does not become it, an enemy's does not count" {
  covers = { "SFD-180", "708" },
  you = { base = { "Fiora, Worthy", { "Petty Officer", exhausted = true } }, hand = { "Discipline", "Discipline" }, runes = { calm = 4, order = 1 } },
  foe = { base = { { "Vanguard Sergeant", exhausted = true } } },

  run = function(t)
    t.you:play("Discipline", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { exhausted = true, might = 7 })
    t:expect_unit("Vanguard Sergeant", { exhausted = true, might = 6 })
  end,
}

scenario "Assault makes Mighty in the attack, Fiora herself too" {
  covers = { "SFD-180", "807", "710" },
  you = { base = { "Fiora, Worthy" }, hand = { "Cleave" }, runes = { fury = 1, order = 1 } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Cleave", { target = "Fiora, Worthy" })
    t:everyone_passes()
    t.you:move("Fiora, Worthy", "0")
    t:everyone_passes()

    t:expect_unit("Fiora, Worthy", { ready = true, might = 6 })
  end,
}

scenario "A unit that becomes Mighty as it becomes a Fiora had not her text when it did" {
  covers = { "SFD-180", "UNL-200", "370.1.b.1", "383.2.c", "477.1.b" },
  you = {
    base = { "Baron Nashor" }, legend = "Fiora, Grand Duelist", hand = { "Mirror Image" },
    resources = { energy = 3, mind = 1, order = 1 }, runes = { order = 2 },
  },
  foe = { base = { "Fiora, Worthy" } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Fiora, Worthy" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Reflection", { might = 2 })
    t:answers { you = { { may = true } } }
    t.you:pass()
    t.foe:pass()

    t:expect_unit("you's Fiora, Worthy", { might = 5 })
    t:expect { chain = { "Fiora, Grand Duelist" } }
  end,
}

scenario "A Fiora who is a copy already sees what becomes Mighty later" {
  covers = { "SFD-180", "UNL-200", "477.1.b" },
  you = {
    base = { "Fiora, Worthy", "Vanguard Sergeant" }, hand = { "Mirror Image", "Discipline" },
    resources = { energy = 3, mind = 1, order = 1 }, runes = { order = 2, calm = 2 },
  },

  run = function(t)
    t.you:play("Mirror Image", { target = "Fiora, Worthy" })
    t:everyone_passes()
    t:answers { you = { { may = true }, { may = true } } }
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Fiora, Worthy", "Fiora, Worthy" } }
  end,
}
