scenario "Poro Snax draws when it comes and when it is eaten" {
  covers = { "SFD-046", "383.4.a", "377" },
  you = { hand = { "Poro Snax" }, runes = { calm = 3 }, deck = { "Gust", "Flash", "Tibbers" } },

  run = function(t)
    t.you:play("Poro Snax")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, gear = { "Poro Snax" }, runes = 2 } }
    t.you:use("Poro Snax")
    t:expect { you = { trash = { "Poro Snax" }, gear = {} } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, runes = 1 } }
  end,
}

scenario "An exhausted Poro Snax is not eaten" {
  covers = { "SFD-046", "414" },
  you = { gear = { { "Poro Snax", exhausted = true } }, runes = { calm = 3 } },

  run = function(t)
    t.you:refused("use", "Poro Snax", "203.3")
  end,
}
