scenario "The Captain may draw" {
  covers = { "SFD-091", "355.3" },
  you = { hand = { "Buhru Captain" }, runes = { body = 3 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:answers { you = { { may = true }, { mode = "draw 1" } } }
    t.you:play("Buhru Captain")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Buhru Captain", { buffs = 0 })
  end,
}

scenario "The Captain may be buffed, or nothing" {
  covers = { "SFD-091", "383.3.a", "426" },
  you = { hand = { "Buhru Captain", "Buhru Captain" }, runes = { body = 7 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:answers { you = { { may = true }, { mode = "buff me" }, { may = false } } }
    t.you:play("Buhru Captain")
    t:everyone_passes()
    t:expect_unit("Buhru Captain", { buffs = 1, might = 4 })
    t.you:play("Buhru Captain")

    t:expect { chain = {}, you = { hand = {} } }
    t:expect_unit("Buhru Captain#2", { buffs = 0 })
  end,
}
