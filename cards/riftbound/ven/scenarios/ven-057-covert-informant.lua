-- VEN-057 Covert Informant.

scenario "The Empowered Informant draws at each move" {
  covers = { "VEN-057", "Empower", "Empowered", "446" },
  you = { base = { "Covert Informant" }, runes = { mind = 3 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:use("Covert Informant")
    t:everyone_passes()
    t.you:move("Covert Informant", "0")
    t:expect { chain = { "Covert Informant" } }
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Without the status the Informant only walks" {
  covers = { "VEN-057", "828" },
  you = { base = { "Covert Informant" } },

  run = function(t)
    t.you:move("Covert Informant", "0")

    t:expect { chain = {}, you = { hand = {} } }
  end,
}
