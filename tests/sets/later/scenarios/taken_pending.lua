-- Items that nobody had, or that were not finalized yet, when another player took them.

scenario "An ability of a battlefield that nobody controls is the taker's" {
  covers = { "190.6.d", "191", "LTR-050", "LTR-063" },
  battlefields = { "Loose Spring", "Blank Battlefield" },
  you = { base = { "Recruit" }, hand = { "Ride the Wind" }, resources = { energy = 2, chaos = 1 } },
  foe = { hand = { "Turned Tale" }, resources = { energy = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:move("Recruit", "Loose Spring")
    t.you:play("Ride the Wind", { target = "Recruit", destination = "base" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Loose Spring" } }
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Loose Spring" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust" } }, you = { hand = {} } }
  end,
}

scenario "An ability of a battlefield that nobody controls is nobody's" {
  covers = { "190.6.d", "LTR-063" },
  battlefields = { "Loose Spring", "Blank Battlefield" },
  you = { base = { "Recruit" }, hand = { "Ride the Wind" }, resources = { energy = 2, chaos = 1 } },

  run = function(t)
    t.you:move("Recruit", "Loose Spring")
    t.you:play("Ride the Wind", { target = "Recruit", destination = "base" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Loose Spring" } }
    t:everyone_passes()

    t:expect { foe = { hand = {} }, you = { hand = {} } }
  end,
}

scenario "Who has a card when it is paid for pays for it, has spent that, and has played it" {
  covers = { "419.4.b", "337.1", "LTR-064", "UNL-004", "UNL-005", "OGN-103" },
  you = { base = { "Ravenbloom Student", "Prepared Neophyte" }, hand = { "Forced Gift", "Vengeance" }, resources = { energy = 1 } },
  foe = {
    base = { "Ravenbloom Student", "Prepared Neophyte", { "Revna the Lorekeeper", exhausted = true } },
    resources = { energy = 4, order = 2 },
  },

  run = function(t)
    t.you:play("Forced Gift")
    t:answers { foe = { { target = "foe's Prepared Neophyte" } } }
    t.you:pass()
    t.foe:pass()
    t:expect_unit("foe's Prepared Neophyte", { might = 5 })
    t:expect_unit("your Prepared Neophyte", { might = 1 })
    t:everyone_passes()

    t:expect_unit("your Ravenbloom Student", { might = 3 })
    t:expect_unit("foe's Ravenbloom Student", { might = 3 })
    t:expect_unit("Revna the Lorekeeper", { ready = true })
    t:expect { you = { trash = { "Vengeance", "Forced Gift" } } }
  end,
}
