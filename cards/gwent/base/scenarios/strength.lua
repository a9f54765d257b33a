-- Strength: weather, bond, morale, horns, heroes, and their order (rulebook 6 and FAQ).

scenario "Biting Frost sets the close combat rows of both players to 1" {
  covers = { "GWT-005", "Frost", "8 weather", "8 Biting Frost" },
  you = { hand = "Biting Frost", close = "Griffin", ranged = "Cynthia" },
  foe = { hand = "Vesemir", close = "Ves" },
  run = function(t)
    t.you:play("Biting Frost")

    t:expect { weather_area = { "Biting Frost" },
      you = { close = { strength = 1 }, ranged = { strength = 4 } }, foe = { close = { strength = 1 } } }
  end,
}

scenario "Impenetrable Fog sets the ranged rows of both players to 1" {
  covers = { "GWT-007", "Fog", "8 weather", "8 Impenetrable Fog" },
  you = { hand = "Impenetrable Fog", close = "Griffin", ranged = "Cynthia" },
  foe = { hand = "Vesemir", ranged = "Albrich" },
  run = function(t)
    t.you:play("Impenetrable Fog")

    t:expect { you = { close = { strength = 5 }, ranged = { strength = 1 } }, foe = { ranged = { strength = 1 } } }
  end,
}

scenario "Torrential Rain sets the siege rows of both players to 1" {
  covers = { "GWT-009", "Rain", "8 weather", "8 Torrential Rain" },
  you = { hand = "Torrential Rain", ranged = "Cynthia", siege = "Trebuchet" },
  foe = { hand = "Vesemir", siege = "Ballista" },
  run = function(t)
    t.you:play("Torrential Rain")

    t:expect { you = { ranged = { strength = 4 }, siege = { strength = 1 } }, foe = { siege = { strength = 1 } } }
  end,
}

scenario "Skellige Storm sets the ranged and the siege rows to 1" {
  covers = { "GWT-008", "Fog", "Rain", "8 weather", "8 Skellige Storm" },
  you = { hand = "Skellige Storm", close = "Griffin", ranged = "Cynthia", siege = "Trebuchet" },
  foe = { hand = "Vesemir", ranged = "Albrich", siege = "Ballista" },
  run = function(t)
    t.you:play("Skellige Storm")

    t:expect { you = { close = { strength = 5 }, ranged = { strength = 1 }, siege = { strength = 1 } },
      foe = { ranged = { strength = 1 }, siege = { strength = 1 } } }
  end,
}

scenario "several weather cards are active together" {
  covers = { "Frost", "Fog", "11 several weather cards" },
  weather_area = { "Biting Frost", "Impenetrable Fog" },
  you = { hand = "Torrential Rain", close = "Griffin", ranged = "Cynthia", siege = "Trebuchet" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Torrential Rain")

    t:expect { you = { strength = 3 } }
  end,
}

scenario "weather works on units that come later" {
  covers = { "Frost", "6", "6 later", "11 continuous effects" },
  weather_area = "Biting Frost",
  you = { hand = "Griffin" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Griffin")

    t:expect_object("Griffin", { strength = 1, at = "close" })
  end,
}

scenario "weather does not touch a hero" {
  covers = { "Hero", "GWT-016", "6", "6 heroes" },
  you = { hand = "Biting Frost", close = { "Geralt of Rivia", "Griffin" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Biting Frost")

    t:expect { you = { close = { strength = 16, cards = { { "Geralt of Rivia", strength = 15 }, { "Griffin", strength = 1 } } } } }
  end,
}

scenario "three bonded cards of 4 are 12 each" {
  covers = { "Bond", "GWT-026", "7 Bond", "11 bond" },
  you = { hand = "Blue Stripes Commando", close = { "Blue Stripes Commando", "Blue Stripes Commando" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Blue Stripes Commando")

    t:expect { you = { close = { strength = 36 } } }
  end,
}

scenario "a card with bond alone has its own strength" {
  covers = { "Bond", "GWT-027" },
  you = { hand = "Catapult" },
  foe = { hand = "Vesemir", siege = "Catapult" },
  run = function(t)
    t.you:play("Catapult")

    t:expect { you = { siege = { strength = 8 } }, foe = { siege = { strength = 8 } } }
  end,
}

scenario "bond counts after weather" {
  covers = { "Bond", "Frost", "6", "6 weather" },
  weather_area = "Biting Frost",
  you = { hand = "Zoltan Chivay", close = { "Blue Stripes Commando", "Blue Stripes Commando", "Blue Stripes Commando" } },
  run = function(t) t:expect { you = { close = { strength = 9 } } } end,
}

scenario "morale adds one to each other unit of its row" {
  covers = { "Morale", "GWT-033", "7 Morale" },
  you = { hand = "Kaedweni Siege Expert", siege = { "Trebuchet" }, close = "Ves" },
  foe = { hand = "Vesemir", siege = "Ballista" },
  run = function(t)
    t.you:play("Kaedweni Siege Expert")

    t:expect { you = { siege = { strength = 8, cards = { { "Trebuchet", strength = 7 }, { "Kaedweni Siege Expert", strength = 1 } } },
      close = { strength = 5 } }, foe = { siege = { strength = 6 } } }
  end,
}

scenario "two cards with morale strengthen each other" {
  covers = { "Morale", "6", "6 morale" },
  you = { hand = "Kaedweni Siege Expert", siege = { "Kaedweni Siege Expert", "Trebuchet" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Kaedweni Siege Expert")

    t:expect { you = { siege = { strength = 12 } } }
  end,
}

scenario "a hero with morale strengthens others and never itself" {
  covers = { "Morale", "Hero", "GWT-143" },
  you = { hand = "Vesemir", close = { "Isengrim Faoiltiarna", "Dennis Cranmer", "Mahakaman Defender" } },
  run = function(t)
    t:expect { you = { close = { strength = 23, cards = { { "Isengrim Faoiltiarna", strength = 10 },
      { "Dennis Cranmer", strength = 7 }, { "Mahakaman Defender", strength = 6 } } } } }
  end,
}

scenario "a Commander's Horn doubles its row, heroes not" {
  covers = { "Horn", "GWT-001", "Hero", "8 Commander's Horn" },
  you = { hand = "Commander's Horn", close = { "Ves", "Vernon Roche" }, ranged = "Keira Metz" },
  foe = { hand = "Vesemir", close = "Ves" },
  run = function(t)
    t.you:play("Commander's Horn", { row = "close_slot" })

    t:expect { you = { close = { strength = 20 }, ranged = { strength = 5 }, close_slot = { "Commander's Horn" } },
      foe = { close = { strength = 5 } } }
  end,
}

scenario "a horn unit doubles the others and not itself" {
  covers = { "Horn", "GWT-012", "7 Horn" },
  you = { hand = "Dandelion", close = "Ves" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dandelion")

    t:expect { you = { close = { strength = 12, cards = { { "Ves", strength = 10 }, { "Dandelion", strength = 2 } } } } }
  end,
}

scenario "a horn beside a row doubles a horn unit too, and nothing twice" {
  covers = { "Horn", "6", "6 horn" },
  you = { hand = "Vesemir", siege = { "Draig Bon-Dhu", "Holger Blackhand" }, siege_slot = "Commander's Horn" },
  run = function(t)
    t:expect { you = { siege = { strength = 12, cards = { { "Draig Bon-Dhu", strength = 4 }, { "Holger Blackhand", strength = 8 } } } } }
  end,
}

scenario "two horn units in a row double each other once" {
  covers = { "Horn", "GWT-168", "6", "6 horn" },
  you = { hand = "Vesemir", siege = { "Draig Bon-Dhu", "Draig Bon-Dhu", "Holger Blackhand" } },
  run = function(t) t:expect { you = { siege = { strength = 16 } } } end,
}

scenario "weather first, then bond, then morale, then the horn" {
  covers = { "Frost", "Bond", "Morale", "Horn", "6", "11 order of effects" },
  weather_area = "Biting Frost",
  you = { hand = "Vesemir", close = { "Clan an Craite Warrior", "Clan an Craite Warrior", "Olaf" }, close_slot = "Commander's Horn" },
  run = function(t)
    -- 1, twice for the bond, one more, doubled: 6 each; Olaf 1, doubled: 2
    t:expect { you = { close = { strength = 14 } } }
  end,
}

scenario "a decoy counts nothing" {
  covers = { "Decoy", "6", "6 decoy" },
  you = { hand = "Vesemir", close = { "Decoy", "Ves" }, close_slot = "Commander's Horn" },
  run = function(t) t:expect { you = { close = { strength = 10 } } } end,
}

scenario "the score of a player is the sum of three rows, heroes too" {
  covers = { "4" },
  you = { hand = "Vesemir", close = { "Geralt of Rivia", "Ves" }, ranged = "Keira Metz", siege = "Trebuchet" },
  run = function(t) t:expect { you = { strength = 31 }, foe = { strength = 0 } } end,
}

scenario "a horn and morale work on units that come later" {
  covers = { "Horn", "Morale", "6 later", "11 continuous effects" },
  you = { hand = { "Ves" }, close = "Kaedweni Siege Expert", close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Ves")

    t:expect_object("Ves", { strength = 12 })
  end,
}
