scenario "Everybody takes a Gold, and the Card Sharp's player one more" {
  covers = { "SFD-081", "303.2", "184" },
  you = { hand = { "Card Sharp" }, runes = { mind = 3 } },

  run = function(t)
    t:answers { you = { { may = true } }, foe = { { may = true } } }
    t.you:play("Card Sharp")
    t:everyone_passes()

    t:expect { you = { gear = { "Gold", "Gold" } }, foe = { gear = { "Gold" } } }
    t:expect_unit("foe's Gold", { exhausted = true, controller = "foe" })
    t:expect_unit("your Gold#1", { exhausted = true })
  end,
}

scenario "An opponent who declines gives nothing" {
  covers = { "SFD-081", "383.3.a" },
  you = { hand = { "Card Sharp" }, runes = { mind = 3 } },
  foe = {},
  foe2 = {},

  run = function(t)
    t:answers { you = { { may = false } }, foe = { { may = false } }, foe2 = { { may = true } } }
    t.you:play("Card Sharp")
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } }, foe = { gear = {} }, foe2 = { gear = { "Gold" } } }
  end,
}

scenario "In another's turn that player is asked first, and the Card Sharp's player next" {
  covers = { "SFD-081", "UNL-139", "303.2" },
  foe = { hand = { "Bone Skewer" }, resources = { energy = 2, chaos = 1 } },
  you = { hand = { "Card Sharp" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Bone Skewer", { target = { { "0" } } })
    t:answers { foe = { { pick = "Card Sharp" }, { may = "?" } } }
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:pass()
    t:expect { asked = "foe", question = "may" }
    t.foe:answer(true)
    t:expect { asked = "you", question = "may" }
    t.you:answer(false)

    t:expect { you = { gear = { "Gold" } }, foe = { gear = { "Gold" } } }
  end,
}
