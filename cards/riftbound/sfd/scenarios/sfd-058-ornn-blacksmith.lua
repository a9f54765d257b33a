scenario "Ornn finds a gear among four cards when he comes" {
  covers = { "SFD-058", "383.4.a", "413" },
  you = {
    hand = { "Ornn, Blacksmith" },
    runes = { calm = 5 },
    deck = { "Gust", "Recurve Bow", "Flash", "Long Sword", "Tibbers" },
  },

  run = function(t)
    t.you:play("Ornn, Blacksmith")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Gust")
    t.you:answer("Long Sword")

    t:expect { you = { hand = { "Long Sword" }, deck = { "Tibbers" } } }
    t:log_has("reveals Long Sword")
  end,
}

scenario "Ornn may find nothing, and recycles all four" {
  covers = { "SFD-058", "128.6", "383.4.d" },
  phase = "awaken",
  you = {
    units = { ["0"] = { "Ornn, Blacksmith" } },
    deck = { "Gust", "Recurve Bow", "Flash", "Long Sword", "Tibbers" },
  },

  run = function(t)
    t:answers { you = { { pick = "none" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers" }, points = 1 } }
  end,
}
