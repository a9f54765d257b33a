-- SFD-142 Jae Medarda.

scenario "Jae Medarda draws when a spell of yours chooses it" {
  covers = { "SFD-142", "383.4.b" },
  you = { base = { "Jae Medarda", "Daring Poro" }, hand = { "Cleave", "Cleave" }, runes = { fury = 2 }, deck = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Cleave", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect { you = { hand = { "Cleave" } } }
    t.you:play("Cleave", { target = "Jae Medarda" })
    t:expect { chain = { "Cleave", "Jae Medarda" } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Jae Medarda draws once for each time that one spell chooses it" {
  covers = { "SFD-142", "820.2.a", "809.1.c" },
  you = { base = { "Jae Medarda" }, hand = { "Frigid Touch" }, runes = { mind = 4 }, deck = { "Gust", "Charm", "Cleave" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Jae Medarda" }, { "Jae Medarda" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Charm" } } }
  end,
}

scenario "Jae Medarda draws neither for an opponent's spell nor for an ability" {
  covers = { "SFD-142" },
  you = { base = { "Jae Medarda", "Recurve Bow" }, runes = { fury = 1 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Jae Medarda" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Jae Medarda" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Jae Medarda", { attached = { "Recurve Bow" }, might = 4 })
  end,
}
