-- Special cards (rulebook 5 and 8).

scenario "a Decoy takes a unit's place, and that returns to the hand" {
  covers = { "Decoy", "GWT-002", "8 Decoy" },
  you = { hand = "Decoy", close = { "Ves", "Vernon Roche" } },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:play("Decoy", { target = "Ves" })

    t:expect { you = { close = { strength = 10, cards = { "Vernon Roche", "Decoy" } }, hand = { "Ves" } }, foe = { close = { "Griffin" } } }
  end,
}

scenario "a Decoy takes no hero and nothing of the enemy" {
  covers = { "Decoy", "Hero", "8 Decoy, heroes" },
  you = { hand = "Decoy", close = { "Ves", "Yarpen Zigrin", "Vernon Roche" } },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:play("Decoy", { target = "?" })
    t.you:offers("target", "Ves")
    t.you:offers_not("target", "Vernon Roche")
    t.you:offers_not("target", "Griffin")
    t.you:answer("Yarpen Zigrin")

    t:expect { you = { hand = { "Yarpen Zigrin" } } }
  end,
}

scenario "a Decoy cannot be played where there is no unit to take back" {
  covers = { "Decoy", "5" },
  you = { hand = { "Decoy", "Vesemir" }, close = "Vernon Roche" },
  foe = { hand = "Vesemir", close = "Griffin" },
  run = function(t)
    t.you:refused("play", "Decoy", "1")

    t:expect { asked = "you" }
  end,
}

scenario "a Decoy takes a spy of the enemy, who may then spy for you" {
  covers = { "Decoy", "Spy", "8 Decoy", "8 Decoy, spies" },
  you = { hand = "Decoy", close = { { "Stefan Skellen", owner = "foe" } }, deck = { "Ves", "Thaler" } },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:play("Decoy", { target = "Stefan Skellen" })
    t.foe:play("Sweers")
    t.you:play("Stefan Skellen")

    t:expect { you = { hand = { "Ves", "Thaler" }, close = { strength = 0 } }, foe = { close = { strength = 9 } } }
  end,
}

scenario "an agile unit that a Decoy took back may lie in the other row" {
  covers = { "Decoy", "Agile", "13 Decoy and agile" },
  you = { hand = "Decoy", close = "Yaevinn" },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:play("Decoy", { target = "Yaevinn" })
    t.foe:play("Sweers")
    t.you:play("Yaevinn", { row = "ranged" })

    t:expect { you = { close = { "Decoy" }, ranged = { "Yaevinn" } } }
  end,
}

scenario "Scorch burns the strongest units of both sides" {
  covers = { "Scorch", "GWT-004", "8 Scorch" },
  you = { hand = "Scorch", close = { "Dennis Cranmer", "Riordain" } },
  foe = { hand = "Vesemir", siege = { "Siege Tower", "Trebuchet" }, close = { "Vernon Roche", "Ves" } },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { close = { "Riordain" }, discard = { "Dennis Cranmer", "Scorch" } },
      foe = { siege = {}, close = { "Vernon Roche", "Ves" }, discard = { "Siege Tower", "Trebuchet" } } }
  end,
}

scenario "Scorch goes by the strength of the moment" {
  covers = { "Scorch", "Bond" },
  you = { hand = "Scorch", close = { "Nausicaa Cavalry Rider", "Nausicaa Cavalry Rider", "Rainfarn" } },
  foe = { hand = "Vesemir", close = { "Blue Stripes Commando", "Blue Stripes Commando" } },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { close = { strength = 12 } }, foe = { close = {} } }
  end,
}

scenario "Scorch may be played where nothing burns" {
  covers = { "Scorch", "Hero", "5", "5 nothing happens" },
  you = { hand = "Scorch", close = "Vernon Roche" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { close = { "Vernon Roche" }, discard = { "Scorch" } }, asked = "foe" }
  end,
}

scenario "Clear Weather discards itself and all weather" {
  covers = { "Clear", "GWT-006", "8 Clear Weather" },
  weather_area = { { "Biting Frost", owner = "foe", controller = "foe" }, { "Impenetrable Fog", owner = "you" } },
  you = { hand = "Clear Weather", close = "Ves" },
  foe = { hand = "Vesemir", ranged = "Sweers" },
  run = function(t)
    t.you:play("Clear Weather")

    t:expect { weather_area = {}, you = { close = { strength = 5 }, discard = { "Clear Weather", "Impenetrable Fog" } },
      foe = { ranged = { strength = 2 }, discard = { "Biting Frost" } } }
  end,
}

scenario "one horn lies beside a row" {
  covers = { "Horn", "8 Commander's Horn", "5", "5 beside a row" },
  you = { hand = { "Commander's Horn" }, close = "Ves", close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Commander's Horn", { row = "?" })
    t.you:offers_not("row", "close_slot")
    t.you:offers("row", "ranged_slot")
    t.you:answer("siege_slot")

    t:expect { you = { siege_slot = { "Commander's Horn" } } }
  end,
}

scenario "a horn cannot be played where all places are taken" {
  covers = { "Horn", "Mardroeme", "5", "5 beside a row" },
  you = { hand = { "Commander's Horn", "Ves" }, close_slot = "Mardroeme", ranged_slot = "Mardroeme", siege_slot = "Mardroeme" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:refused("play", "Commander's Horn", "5")

    t:expect { asked = "you" }
  end,
}

scenario "a special card that lies nowhere goes to its player's discard pile" {
  covers = { "5", "5 then discarded" },
  you = { hand = "Scorch" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { discard = { "Scorch" }, stage = {} } }
  end,
}

scenario "the name of a row means the place beside it" {
  covers = { "Horn", "5" },
  you = { hand = { "Commander's Horn", "Sweers" }, close = "Ves", close_slot = "Mardroeme" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:refused("play", "Commander's Horn", "close")
    t.you:offers("play", "Commander's Horn", "siege")
    t.you:play("Commander's Horn", "ranged")

    t:expect { you = { ranged_slot = "Commander's Horn" } }
  end,
}

scenario "a unit may be played where no place beside a row is free" {
  covers = { "5 rows" },
  you = { hand = { "Ves" }, close_slot = "Commander's Horn", ranged_slot = "Mardroeme", siege_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Ves")

    t:expect { you = { close = { strength = 10 } } }
  end,
}

scenario "the last free place beside a row takes a horn" {
  covers = { "Horn", "5 beside a row" },
  you = { hand = { "Commander's Horn" }, siege = "Catapult", close_slot = "Commander's Horn", ranged_slot = "Mardroeme" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Commander's Horn")

    t:expect { you = { siege = { strength = 16 }, siege_slot = { "Commander's Horn" } } }
  end,
}

scenario "why a special card is not offered, and why a unit is not" {
  covers = { "5 beside a row" },
  you = { hand = { "Commander's Horn", "Ves" }, close_slot = "Mardroeme", ranged_slot = "Mardroeme", siege_slot = "Mardroeme" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t:why("not play Commander's Horn", { "cannot play Commander's Horn", "no place beside a row is free (rule 5)" })
    t:why("not play Ves", { "can play Ves" })
    t:why("not play Vesemir", { "foe cannot play Vesemir", "you are asked now" })
  end,
}
