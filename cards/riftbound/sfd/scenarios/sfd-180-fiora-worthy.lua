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
