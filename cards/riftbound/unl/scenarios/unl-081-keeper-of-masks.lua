-- UNL-081 Keeper of Masks.

scenario "The Keeper's two Reflections become Keepers, who bring no further ones and fade like it" {
  covers = { "UNL-081", "UNL-T06", "477.1.b", "387", "Temporary", "816" },
  you = { hand = { "Keeper of Masks" }, runes = { mind = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Keeper of Masks", { to = "0" })
    t:everyone_passes()
    t:expect { chain = {}, you = { units = { ["0"] = { "Recruit", "Keeper of Masks", "Keeper of Masks", "Keeper of Masks" } } } }
    t:expect_unit("Keeper of Masks#2", { might = 1, token = true, keywords = "Temporary", exhausted = true })
    t:expect_unit("Keeper of Masks#3", { might = 1, token = true })
    t:next_turn()
    t:next_turn()

    t:expect { you = { units = { ["0"] = { "Recruit" } }, trash = { "Keeper of Masks" } } }
  end,
}

scenario "From facedown the masks come where the Keeper was hidden" {
  covers = { "UNL-081", "Hidden" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Keeper of Masks" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Keeper of Masks", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Keeper of Masks", "Keeper of Masks", "Keeper of Masks" } } } }
  end,
}

scenario "If the Keeper has gone before, the Reflections stay what they are" {
  covers = { "UNL-081", "359.3.e" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Keeper of Masks" }, runes = { mind = 2 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Keeper of Masks", { to = "0" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Keeper of Masks" }, you = { units = { ["0"] = { "Recruit", "Keeper of Masks", "Reflection", "Reflection" } } } }
    t.you:pass()
    t.foe:play("Gust", { target = "Keeper of Masks" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Reflection", "Reflection" } }, hand = { "Keeper of Masks" } } }
  end,
}

scenario "A third Reflection that Zilean brings becomes a Keeper too" {
  covers = { "UNL-081", "UNL-086", "370.2", "375", "394" },
  you = { hand = { "Keeper of Masks" }, runes = { mind = 2 }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Keeper of Masks", { to = "0" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Zilean, Time Mage", "Keeper of Masks", "Keeper of Masks", "Keeper of Masks", "Keeper of Masks" } } } }
  end,
}
