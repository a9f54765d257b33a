-- Six abilities, two keywords and a faction that the base set does not know.

scenario "behind a Brass Gate no unit of the foe comes back" {
  covers = { "CLK-001" },
  you = { hand = "Ves", close = "Brass Gate" },
  foe = { hand = { "Dun Banner Medic", "Vesemir" }, discard = "Griffin" },
  run = function(t)
    t.you:play("Ves")
    t.foe:play("Dun Banner Medic")

    t:expect { foe = { siege = { "Dun Banner Medic" }, discard = { "Griffin" } } }
  end,
}

scenario "your own units come back past your Brass Gate" {
  covers = { "CLK-001" },
  you = { hand = "Dun Banner Medic", discard = "Griffin", close = "Brass Gate" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dun Banner Medic")

    t:expect { you = { close = { "Brass Gate", "Griffin" }, discard = {} } }
  end,
}

scenario "a Spare Mainspring saves one unit, and only once" {
  covers = { "CLK-002" },
  you = { hand = { "Ves", "Ves" }, close = "Griffin", ranged = "Spare Mainspring" },
  foe = { hand = { "Scorch", "Scorch", "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:play("Scorch")
    t:expect { you = { close = { "Griffin" }, ticks = 1 } }
    t.foe:play("Scorch")

    t:expect { you = { close = {}, discard = { "Griffin" }, ranged = { "Spare Mainspring" }, ticks = 1 } }
  end,
}

scenario "of two units that are destroyed together it saves one" {
  covers = { "CLK-002" },
  you = { hand = "Ves", close = { "Griffin", "Griffin" }, ranged = "Spare Mainspring" },
  foe = { hand = { "Scorch", "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:play("Scorch")

    t:expect { you = { close = { "Griffin" }, discard = { "Griffin" }, ticks = 1 } }
  end,
}

scenario "a Spare Mainspring that comes again saves again" {
  covers = { "CLK-002" },
  you = { hand = { "Decoy", "Mysterious Elf", "Ves" }, close = "Griffin", ranged = "Spare Mainspring" },
  foe = { hand = { "Scorch", "Scorch", "Sweers", "Vesemir" } },
  run = function(t)
    t.you:play("Mysterious Elf")
    t.foe:play("Scorch")
    t.you:play("Decoy", { target = "Spare Mainspring" })
    t.foe:play("Sweers")
    t.you:play("Spare Mainspring")
    t.foe:play("Scorch")

    t:expect { you = { ticks = 2, close = { "Griffin" } } }
  end,
}

scenario "a Night Watchman calls soldiers when the foe passes" {
  covers = { "CLK-003", "CLK-010", "Alarm" },
  you = { hand = { "Ves", "Griffin" }, close = "Night Watchman" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Ves")
    t.foe:pass()

    t:expect { you = { close = { "Night Watchman", "Ves", "Tin Soldier", "Tin Soldier" } }, asked = "you" }
    t:expect_object("Tin Soldier", { strength = 2, owner = "you" })
  end,
}

scenario "a Night Watchman calls nobody when you pass" {
  covers = { "CLK-003" },
  you = { hand = "Ves", close = "Night Watchman" },
  foe = { hand = { "Vesemir", "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:play("Vesemir")

    t:expect { you = { close = { "Night Watchman" } } }
  end,
}

scenario "opposite a Governor frost comes after the horn" {
  covers = { "CLK-004" },
  weather_area = "Biting Frost",
  you = { hand = "Ves", close = { "Governor", "Griffin" }, close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir", close = "Griffin", close_slot = "Commander's Horn" },
  run = function(t)
    t:expect_object("your Griffin", { strength = 2 })
    t:expect_object("foe's Griffin", { strength = 1 })
  end,
}

scenario "a Governor in another row changes nothing" {
  covers = { "CLK-004" },
  weather_area = "Biting Frost",
  you = { hand = "Ves", ranged = "Governor" },
  foe = { hand = "Vesemir", close = "Griffin", close_slot = "Commander's Horn" },
  run = function(t)
    t:expect_object("Griffin", { strength = 2 })
  end,
}

scenario "a Long Pendulum grows from round to round" {
  covers = { "CLK-005", "CLK-008", "Wound" },
  you = { banner = "Clockwork", hand = { "Long Pendulum", "Ves" }, close = "Griffin", siege = "Long Pendulum" },
  foe = { hand = { "Vesemir", "Vesemir" } },
  run = function(t)
    t:expect { you = { siege = { strength = 3 }, ticks = 0 } }
    t.you:pass()
    t.foe:pass()
    t.you:play("Long Pendulum")

    t:expect { you = { siege = { strength = 5 }, ticks = 1 } }
  end,
}

scenario "a Copying Lathe becomes a medic and does its work" {
  covers = { "CLK-006" },
  you = { hand = "Copying Lathe", siege = "Dun Banner Medic", discard = "Griffin" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Copying Lathe")

    t:expect { you = { siege = { "Dun Banner Medic", "Dun Banner Medic" }, close = { "Griffin" }, discard = {} } }
  end,
}

scenario "a Copying Lathe copies what a unit has beside its effects" {
  covers = { "CLK-006" },
  you = { hand = "Copying Lathe", siege = "Long Pendulum", ticks = 2 },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Copying Lathe")

    t:expect { you = { siege = { strength = 14 } } }
  end,
}

scenario "the copy stays what it is, and alone a Copying Lathe copies nothing" {
  covers = { "CLK-006" },
  you = { hand = { "Copying Lathe", "Copying Lathe" }, siege = "Trebuchet" },
  foe = { hand = { "Scorch", "Vesemir", "Vesemir" } },
  run = function(t)
    t.you:play("Copying Lathe")
    t.foe:play("Scorch")
    t:expect { you = { siege = {}, discard = { "Trebuchet", "Trebuchet" } } }
    t.you:play("Copying Lathe")

    t:expect { you = { siege = { "Copying Lathe" } } }
  end,
}

scenario "a Copying Lathe copies no hero and no other Lathe" {
  covers = { "CLK-006" },
  you = { hand = "Copying Lathe", close = "Geralt of Rivia", siege = "Copying Lathe" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Copying Lathe")

    t:expect { you = { siege = { "Copying Lathe", "Copying Lathe" }, close = { "Geralt of Rivia" } } }
  end,
}

scenario "The Winder gives two ticks" {
  covers = { "CLK-007", "Wound" },
  you = { leader = "The Winder", hand = "Ves", siege = "Long Pendulum" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("The Winder", { mode = "ticks" })

    t:expect { you = { ticks = 2, siege = { strength = 7 } } }
    t:expect_object("The Winder", { used = true })
  end,
}

scenario "The Winder winds up a unit until the round ends" {
  covers = { "CLK-007", "Wound" },
  you = { leader = "The Winder", hand = { "Ves", "Griffin" }, close = { { "Ves", stays = true } }, ticks = 1 },
  foe = { hand = { "Vesemir", "Vesemir" } },
  run = function(t)
    t.you:use("The Winder", { mode = "wind up" })
    t:expect_object("Ves", { strength = 8 })
    t.foe:pass()
    t.you:pass()

    t:expect_object("Ves", { strength = 5, at = "close" })
  end,
}

scenario "Clockwork ticks for a round that you lose too" {
  covers = { "CLK-008" },
  you = { banner = "Clockwork", hand = "Ves" },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { ticks = 1, gems = 1 }, foe = { ticks = 0 } }
  end,
}

scenario "Oil Cans add up with what is printed" {
  covers = { "CLK-009", "Wound" },
  you = { hand = { "Oil Can", "Oil Can" }, siege = "Long Pendulum", ticks = 2 },
  foe = { hand = { "Vesemir", "Vesemir" } },
  run = function(t)
    t.you:play("Oil Can")
    t:expect { you = { siege = { strength = 9 } } }
    t.foe:play("Vesemir")
    t.you:play("Oil Can")

    t:expect { you = { siege = { strength = 11 }, discard = { "Oil Can", "Oil Can" } } }
  end,
}

scenario "a deck of the sixth faction keeps the rules of decks" {
  covers = { "CLK-007", "2 colour" },
  you = { hand = "Ves" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t:deck_legal("clockwork-town")
    t:deck_refused("clockwork-town", { main = { Griffin = 1 } }, "2 colour")
    t:deck_refused("clockwork-town", { main = { ["Tin Soldier"] = 1 } }, "2 side deck")
  end,
}

scenario "a unit that may lie nowhere else is not offered past a Toll Gate" {
  covers = { "CLK-011" },
  you = { close = "Toll Gate" },
  foe = { hand = { "Vesemir", "Ballista" } },
  turn_player = "foe",
  run = function(t)
    t.foe:offers_not("play", "Vesemir")
    t.foe:offers("play", "Ballista")
  end,
}

scenario "a unit that has another row goes there" {
  covers = { "CLK-011" },
  you = { close = "Toll Gate" },
  foe = { hand = "Olgierd von Everec" },
  turn_player = "foe",
  run = function(t)
    t.foe:play("Olgierd von Everec")

    t:expect { foe = { ranged = { "Olgierd von Everec" }, close = {} } }
  end,
}
