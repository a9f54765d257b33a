-- SFD-158 Sandshifter.

scenario "Sandshifter kills an enemy unit of three Might, wherever it is" {
  covers = { "SFD-158", "428", "383.4.a" },
  you = { hand = { "Sandshifter" }, runes = { order = 5 }, base = { "Daring Poro" } },
  foe = { base = { "Shipyard Skulker", "Vanguard Sergeant" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sandshifter", { target = "?" })
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { base = { "Daring Poro", "Sandshifter" } } }
  end,
}

scenario "A unit that has grown escapes Sandshifter" {
  covers = { "SFD-158", "359.3.e.2" },
  you = { hand = { "Sandshifter" }, runes = { order = 5 } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Sandshifter", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, at = "foe's base" })
  end,
}
