scenario "Aphelios chooses another gift with each Equipment of the turn" {
  covers = { "SFD-049", "355.3", "434" },
  you = {
    base = { "Aphelios, Exalted", "Doran's Shield", "Brutalizer" },
    runes = { calm = { ready = 2, exhausted = 2 } },
    units = { ["0"] = { "Daring Poro" } },
  },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Doran's Shield", { target = "Aphelios, Exalted" })
    t:answers { you = { { mode = "buff a friendly unit", target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Recruit")
    t.you:answer("Aphelios, Exalted")
    t:everyone_passes()
    t:expect_unit("Aphelios, Exalted", { buffs = 1, might = 6 })
    t.you:use("Brutalizer", { target = "Aphelios, Exalted" })
    t:answers { you = { { mode = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("mode", "buff a friendly unit")
    t.you:answer("channel 1 rune exhausted")
    t:everyone_passes()

    t:expect { you = { rune_deck_size = 10 - 1 } }
  end,
}

scenario "Aphelios readies two runes" {
  covers = { "SFD-049", "415" },
  you = {
    base = { "Aphelios, Exalted", "Doran's Shield" },
    runes = { mind = { exhausted = 3 } },
    resources = { calm = 1 },
  },

  run = function(t)
    t.you:use("Doran's Shield", { target = "Aphelios, Exalted" })
    t:answers { you = { { mode = "ready two runes", target = { "Mind Rune#1", "Mind Rune#3" } } } }
    t:everyone_passes()

    t:expect { you = { runes_ready = 2, runes_exhausted = 1 } }
  end,
}

scenario "An Equipment attached to another unit is nothing to Aphelios" {
  covers = { "SFD-049", "434" },
  you = { base = { "Aphelios, Exalted", "Recruit", "Doran's Shield" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Doran's Shield", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {} }
    t:expect_unit("Recruit", { attached = { "Doran's Shield" } })
  end,
}

scenario "An Equipment that a spell of yours attaches is one for Aphelios" {
  covers = { "SFD-049", "SFD-011", "411.2" },
  you = { base = { "Aphelios, Exalted", "Doran's Shield" }, hand = { "Angle Shot" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Angle Shot", { target = { { "Aphelios, Exalted" }, { "Doran's Shield" } } })
    t:answers { you = { { mode = "attach" }, { mode = "buff a friendly unit", target = "Aphelios, Exalted" } } }
    t:everyone_passes()

    t:expect_unit("Aphelios, Exalted", { buffs = 1, attached = { "Doran's Shield" } })
  end,
}

scenario "An Equipment that an opponent attaches brings nothing" {
  covers = { "SFD-049", "SFD-011", "411.2" },
  you = { base = { "Aphelios, Exalted", "Doran's Shield" } },
  foe = { hand = { "Angle Shot" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Angle Shot", { target = { { "Aphelios, Exalted" }, { "Doran's Shield" } } })
    t:answers { foe = { { mode = "attach" } } }
    t:everyone_passes()

    t:expect_unit("Aphelios, Exalted", { buffs = 0, attached = { "Doran's Shield" } })
  end,
}
