-- SFD-112 Kato the Arm.

scenario "Kato lends keywords and Might to a friend for the turn" {
  covers = { "SFD-112", "446", "477.2", "317.2" },
  you = { base = { "Kato the Arm", "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:move("Kato the Arm", "0")
    t.you:offers_not("target", "Kato the Arm")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4, keywords = { "Deflect" } })
    t:fight()
    t:next_turn()
    t:expect_unit("Recruit", { might = 1, no_keywords = { "Deflect" } })
  end,
}

scenario "Kato lends what it was given, and its Might of that moment" {
  covers = { "SFD-112", "359.3.f.1" },
  you = { base = { "Kato the Arm", "Recruit" }, hand = { "Cleave", "Discipline" }, runes = { fury = 1, calm = 2 } },

  run = function(t)
    t.you:play("Cleave", { target = "Kato the Arm" })
    t:everyone_passes()
    t:answers { you = { { target = "Recruit" } } }
    t.you:move("Kato the Arm", "0")
    t.you:play("Discipline", { target = "Kato the Arm" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 6, keywords = { "Deflect", "Assault 3" } })
  end,
}

scenario "On the way home Kato lends nothing" {
  covers = { "SFD-112" },
  you = { units = { ["0"] = { "Kato the Arm" } }, base = { "Recruit", "Daring Poro" } },

  run = function(t)
    t.you:move("Recruit", "1")
    t:expect { chain = {} }
    t:fight()
    t.you:move("Kato the Arm", "base")

    t:expect { chain = {} }
  end,
}

scenario "Kato, gone before it lends, lends nothing" {
  covers = { "SFD-112", "359.3.e.12" },
  you = { base = { "Kato the Arm", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Gust" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Kato the Arm", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Kato the Arm" })
    t:everyone_passes()

    t:expect { you = { hand = { "Kato the Arm" } } }
    t:expect_unit("Recruit", { might = 1, no_keywords = { "Deflect" } })
  end,
}
