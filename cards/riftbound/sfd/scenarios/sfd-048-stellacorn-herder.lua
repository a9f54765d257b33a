scenario "The Herder draws for each move, also for the way home" {
  covers = { "SFD-048", "446" },
  you = { base = { "Stellacorn Herder" }, hand = { "Fight or Flight" }, runes = { chaos = 2 }, deck = { "Gust", "Flash", "Tibbers" } },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()
    t:expect { you = { hand = { "Fight or Flight", "Gust" } } }
    t.you:play("Fight or Flight", { target = "Stellacorn Herder" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, base = { "Stellacorn Herder" } } }
  end,
}

scenario "The Herder draws nothing for being recalled" {
  covers = { "SFD-048", "456" },
  you = { base = { "Stellacorn Herder" }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Stellacorn Herder", "0")
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Stellacorn Herder" }, hand = { "Gust" } } }
  end,
}
