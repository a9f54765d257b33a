-- OGN-140 Herald of Scales.

scenario "Dragons cost two less beside the Herald, wherever it is" {
  covers = { "OGN-140", "356.4", "366.2.a" },
  you = { hand = { "Dune Drake" }, runes = { body = 3 }, base = { "Herald of Scales" } },

  run = function(t)
    t.you:play("Dune Drake")

    t:expect { you = { runes_ready = 0, base = { "Herald of Scales", "Dune Drake" } } }
  end,
}

scenario "What is no Dragon costs what it costs" {
  covers = { "OGN-140" },
  you = { hand = { "Playful Phantom" }, runes = { body = 4 }, base = { "Herald of Scales" } },

  run = function(t)
    t.you:refused("play", "Playful Phantom", "357.1")
  end,
}

scenario "The foe's Dragons are not cheaper" {
  covers = { "OGN-140" },
  you = { base = { "Herald of Scales" } },
  foe = { hand = { "Dune Drake" }, runes = { body = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Dune Drake", "357.1")
  end,
}

scenario "Even for three Heralds a Dragon costs one Energy" {
  covers = { "OGN-140", "356.4.e" },
  you = {
    hand = { "Dune Drake", "Dune Drake" },
    runes = { body = 1 },
    base = { "Herald of Scales", "Herald of Scales", "Herald of Scales" },
  },

  run = function(t)
    t.you:play("Dune Drake")

    t.you:refused("play", "Dune Drake", "357.1")
  end,
}

scenario "The Herald's two come off the whole cost, Accelerate's Energy too" {
  covers = { "OGN-140", "OGN-001", "356.4" },
  you = { base = { "Herald of Scales" }, hand = { "Blazing Scorcher" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { to = "base", additional = true })

    t:expect_unit("Blazing Scorcher", { ready = true })
    t:expect { you = { runes = 3, runes_ready = 0 } }
  end,
}
