-- OGN-044 Clockwork Keeper.

scenario "For a Calm more the Keeper draws a card" {
  covers = { "OGN-044", "204.2", "356.2" },
  you = { hand = { "Clockwork Keeper" }, runes = { calm = 2 }, deck = { "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Clockwork Keeper", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, runes = 1 } }
  end,
}

scenario "The Keeper comes without the Calm as well, and draws nothing" {
  covers = { "OGN-044", "383.2.a" },
  you = { hand = { "Clockwork Keeper" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Clockwork Keeper", { additional = false })

    t:expect { chain = {}, you = { hand = {}, runes = 2 } }
  end,
}

scenario "Without a Calm nobody is asked for one" {
  covers = { "OGN-044", "356.2" },
  you = { hand = { "Clockwork Keeper" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Clockwork Keeper")

    t:expect { chain = {}, you = { hand = {}, runes = 2 } }
  end,
}
