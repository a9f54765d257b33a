-- UNL-104 Gentle Gemdragon.

scenario "The Gemdragon readies two runes on arrival" {
  covers = { "UNL-104", "415", "383.4.a" },
  you = { hand = { "Gentle Gemdragon" }, runes = { body = { ready = 8, exhausted = 1 } } },

  run = function(t)
    t:answers { you = { { target = { "Body Rune#1", "Body Rune#2" } } } }
    t.you:play("Gentle Gemdragon")
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "Another Dragon readies runes too; a Poro and the foe's Dragon do not" {
  covers = { "UNL-104" },
  you = { base = { "Gentle Gemdragon" }, hand = { "Blazing Scorcher", "Pouty Poro" }, runes = { fury = 7 } },
  foe = { hand = { "Blazing Scorcher" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:expect { chain = {} }
    t:answers { you = { { target = { "Fury Rune#1", "Fury Rune#2" } } } }
    t.you:play("Blazing Scorcher")
    t:everyone_passes()
    t:expect { you = { runes_ready = 2 } }
    t:next_turn()
    t.foe:play("Blazing Scorcher", { additional = false })

    t:expect { chain = {} }
  end,
}
