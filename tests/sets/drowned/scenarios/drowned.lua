-- Six abilities and a faction that the base set does not know.

scenario "a Reef Warden forbids the opponent special cards" {
  covers = { "DRW-001" },
  you = { hand = { "Scorch", "Ves" } },
  foe = { hand = "Scorch", close = "Reef Warden" },
  run = function(t)
    t.you:refused("play", "Scorch")
    t.you:play("Ves")
    t.foe:play("Scorch")

    t:expect { foe = { discard = { "Scorch" } } }
  end,
}

scenario "with a Tide Priest units return instead of being destroyed" {
  covers = { "DRW-002" },
  you = { hand = "Scorch", close = "Ves", ranged = "Tide Priest" },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { hand = { "Ves" }, ranged = { "Tide Priest" }, discard = { "Scorch" } }, foe = { discard = { "Griffin" } } }
  end,
}

scenario "a Patient Kraken grows when the opponent passes, until the round ends" {
  covers = { "DRW-003" },
  you = { hand = { "Ves", "Griffin" }, siege = "Patient Kraken" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:play("Ves")
    t.foe:pass()

    t:expect { you = { siege = { strength = 8 } } }
  end,
}

scenario "beside an Undertow what is added comes after the horn" {
  covers = { "DRW-004" },
  you = { hand = "Ves", close = { "Undertow", "Olaf", "Griffin" }, close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir", close = { "Olaf", "Griffin" }, close_slot = "Commander's Horn" },
  run = function(t)
    -- Griffin: 5 doubled and one more; without Undertow one more, then doubled
    t:expect { you = { close = { cards = { { "Griffin", strength = 11 }, { "Undertow", strength = 5 }, { "Olaf", strength = 24 } } } },
      foe = { close = { cards = { { "Griffin", strength = 12 }, { "Olaf", strength = 24 } } } } }
  end,
}

scenario "a Wreck Counter counts rounds that were won" {
  covers = { "DRW-005" },
  you = { hand = { "Wreck Counter", "Ves" }, close = "Griffin" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:pass()
    t.foe:pass()
    t.you:play("Wreck Counter")

    t:expect { you = { close = { strength = 3 } } }
  end,
}

scenario "a Mirror Eel does what a medic does" {
  covers = { "DRW-006" },
  you = { hand = "Mirror Eel", siege = "Dun Banner Medic", discard = "Trebuchet" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Mirror Eel")

    t:expect { you = { siege = { "Dun Banner Medic", "Trebuchet" }, discard = {} } }
  end,
}

scenario "The Drowned Queen draws for the weather that she clears" {
  covers = { "DRW-007" },
  weather_area = { "Biting Frost", "Salt Haze" },
  you = { leader = "The Drowned Queen", hand = "Ves", deck = { "Griffin", "Undertow", "Olaf" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("The Drowned Queen")

    t:expect { weather_area = {}, you = { hand = { "Ves", "Griffin", "Undertow" } } }
  end,
}

scenario "the Drowned Coast draws for a round lost" {
  covers = { "DRW-008" },
  you = { banner = "Drowned Coast", hand = "Ves", deck = { "Griffin" } },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Ves", "Griffin" }, gems = 1 } }
  end,
}

scenario "Salt Haze takes one, and two of it two" {
  covers = { "DRW-009", "Haze" },
  weather_area = "Salt Haze",
  you = { hand = "Salt Haze", close = { "Griffin", "Draug" } },
  foe = { hand = "Vesemir", close = "Ves" },
  run = function(t)
    t.you:play("Salt Haze")

    t:expect { you = { close = { strength = 13 } }, foe = { close = { strength = 3 } } }
  end,
}

scenario "no ability destroys a hero, whatever it says" {
  covers = { "DRW-010", "Hero" },
  you = { hand = "Maelstrom", close = "Ves" },
  foe = { hand = "Vesemir", close = { "Geralt of Rivia", "Griffin" } },
  run = function(t)
    t.you:play("Maelstrom")

    t:expect { you = { close = { "Ves" } }, foe = { close = { "Geralt of Rivia" }, discard = { "Griffin" } } }
  end,
}
