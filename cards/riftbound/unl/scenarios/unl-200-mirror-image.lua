-- UNL-200 Mirror Image.

scenario "A ready Reflection in your base becomes a Temporary copy of the unit" {
  covers = { "UNL-200", "UNL-T06", "387", "477.1.b", "477.1.b.1.a" },
  you = { hand = { "Mirror Image" }, resources = { energy = 3, mind = 1, order = 1 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { { "Petty Officer", buffs = 1 } } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { you = { base = { "Petty Officer" }, units = { ["0"] = { "Recruit" } } } }
    t:expect_unit("your Petty Officer", { token = true, ready = true, might = 5, keywords = { "Assault", "Temporary" } })
    t:next_turn()
    t:next_turn()
    t:expect { you = { base = {} } }
  end,
}

scenario "The Reflection is there before it is a copy, so it gets no play effects and can be answered" {
  covers = { "UNL-200", "UNL-T06", "388" },
  you = { hand = { "Mirror Image" }, resources = { energy = 3, mind = 2 }, base = { "Scrutinizing Sergeant" } },
  foe = { hand = { "Star-Crossed" }, resources = { energy = 3, chaos = 1 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Scrutinizing Sergeant" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Reflection", { might = 0, ready = true, at = "base" })
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Scrutinizing Sergeant" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Scrutinizing Sergeant" }, xp = 0 } }
    t:expect_unit("Reflection", { might = 0, keywords = "Temporary" })
  end,
}

scenario "A unit that only moves meanwhile is copied all the same" {
  covers = { "UNL-200" },
  you = { hand = { "Mirror Image" }, resources = { energy = 3, mind = 2 } },
  foe = { hand = { "Flash" }, resources = { energy = 2 }, units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Petty Officer" })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:play("Flash", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("foe's Petty Officer", { at = "foe's base" })
    t:expect_unit("your Petty Officer", { might = 5 })
  end,
}

scenario "Zilean's second Reflection becomes the same Temporary copy" {
  covers = { "UNL-200", "UNL-086", "370.2", "375", "477.1.b" },
  you = { hand = { "Mirror Image" }, resources = { energy = 3, mind = 2 }, units = { ["0"] = { "Zilean, Time Mage" } }, base = { "Pit Crew" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Mirror Image", { target = "Pit Crew" })
    t:everyone_passes()

    t:expect { you = { base = { "Pit Crew", "Pit Crew", "Pit Crew" } } }
    t:expect_unit("Pit Crew#2", { token = true, ready = true, keywords = "Temporary" })
    t:expect_unit("Pit Crew#3", { token = true, ready = true, keywords = "Temporary" })
  end,
}
