-- SFD-141 Irelia, Graceful.

scenario "A spell that chooses Irelia costs an Energy less, or a Power" {
  covers = { "SFD-141", "356.4" },
  you = { base = { "Irelia, Graceful" }, hand = { "Ride the Wind", "Discipline" }, runes = { chaos = 1, calm = 1 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Irelia, Graceful", destination = "0", price = "energy" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { runes = { calm = 1 }, runes_ready = 1 } }
    t.you:play("Discipline", { target = "Irelia, Graceful" })
    t:everyone_passes()
    t:expect_unit("Irelia, Graceful", { might = 6 })
  end,
}

scenario "The Power of a spell that chooses Irelia may be saved instead" {
  covers = { "SFD-141", "356.4" },
  you = { units = { ["0"] = { "Irelia, Graceful" } }, hand = { "Rebuke" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Rebuke", { target = "Irelia, Graceful", price = "any" })
    t:everyone_passes()

    t:expect { you = { hand = { "Irelia, Graceful" }, runes = 1, runes_ready = 0 } }
  end,
}

scenario "A spell that chooses another, or an opponent's, costs no less" {
  covers = { "SFD-141", "357.1" },
  you = { base = { "Irelia, Graceful", "Recruit" }, hand = { "Discipline" }, runes = { calm = 1 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Irelia, Graceful" })
    t.you:pass()
    t.foe:refused("play", "Frigid Touch", "357.1")
  end,
}

scenario "One Energy does not choose another unit than Irelia" {
  covers = { "SFD-141", "357.1" },
  you = { base = { "Irelia, Graceful", "Recruit" }, hand = { "Discipline" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Irelia, Graceful" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Irelia, Graceful", { might = 6 })
  end,
}

scenario "A spell for two units is payable with what choosing Irelia saves" {
  covers = { "SFD-141", "356.4" },
  you = { base = { "Irelia, Graceful", "Recruit", "Daring Poro" }, hand = { "Back to Back" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Back to Back", { target = { { "Irelia, Graceful" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Irelia, Graceful", { might = 6 })
    t:expect_unit("Recruit", { might = 3 })
  end,
}
