-- Points that the rulebook leaves open (12 and 13): each switch, away from its usual value.

scenario "weather_floor set: a printed 0 becomes 1" {
  covers = { "weather_floor", "13 weather" },
  weather_area = "Torrential Rain",
  you = { hand = "Vesemir", siege = { "Siege Technician", "Siege Engineer" } },
  run = function(t) t:expect { you = { siege = { strength = 2 } } } end,
}

scenario "weather_floor min: a printed 0 stays 0" {
  covers = { "weather_floor", "13 weather", "12 weather" },
  settings = { weather_floor = "min" },
  weather_area = "Torrential Rain",
  you = { hand = "Vesemir", siege = { "Siege Technician", "Siege Engineer" } },
  run = function(t) t:expect { you = { siege = { strength = 1 } } } end,
}

scenario "king_bran_round up: half of 5 is 3" {
  covers = { "king_bran_round", "GWT-184", "13 King Bran" },
  weather_area = "Biting Frost",
  you = { leader = "King Bran", hand = "Olaf", close = { "Zoltan Chivay" } },
  run = function(t) t:expect { you = { close = { strength = 3 } } } end,
}

scenario "king_bran_round down: half of 5 is 2" {
  covers = { "king_bran_round", "GWT-184", "13 King Bran" },
  settings = { king_bran_round = "down" },
  weather_area = "Biting Frost",
  you = { leader = "King Bran", hand = "Olaf", close = { "Zoltan Chivay" } },
  run = function(t) t:expect { you = { close = { strength = 2 } } } end,
}

scenario "spy_discard owner: a spy goes to the discard pile of its owner" {
  covers = { "spy_discard", "Spy", "12 a spy's pile", "13 a spy's pile" },
  settings = { spy_discard = "owner" },
  you = { hand = { "Ves" }, close = { { "Stefan Skellen", owner = "foe" } } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { discard = {} }, foe = { discard = { "Stefan Skellen" } } }
  end,
}

scenario "spy_discard owner: also when it is destroyed" {
  covers = { "spy_discard", "13 a spy's pile", "Scorch" },
  settings = { spy_discard = "owner" },
  you = { hand = { "Scorch" }, close = { { "Stefan Skellen", owner = "foe" } } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { discard = { "Scorch" } }, foe = { discard = { "Stefan Skellen" } } }
  end,
}

scenario "row_score without_heroes: heroes do not count to the ten" {
  covers = { "row_score", "Row Scorch", "13 row of ten" },
  settings = { row_score = "without_heroes" },
  you = { hand = "Villentretenmerth" },
  foe = { hand = "Vesemir", close = { "Vernon Roche", "Ves" } },
  run = function(t)
    t.you:play("Villentretenmerth")

    t:expect { foe = { close = { "Vernon Roche", "Ves" } } }
  end,
}

scenario "row_score with_heroes: heroes count to the ten" {
  covers = { "row_score", "Row Scorch", "13 row of ten" },
  you = { hand = "Villentretenmerth" },
  foe = { hand = "Vesemir", close = { "Vernon Roche", "Ves" } },
  run = function(t)
    t.you:play("Villentretenmerth")

    t:expect { foe = { close = { "Vernon Roche" } } }
  end,
}

scenario "pirate_scorch all: a pirate that is the strongest burns" {
  covers = { "pirate_scorch", "Scorch", "13 pirate" },
  you = { hand = "Clan Dimun Pirate" },
  foe = { hand = "Vesemir", close = "Ves" },
  run = function(t)
    t.you:play("Clan Dimun Pirate")

    t:expect { you = { ranged = {}, discard = { "Clan Dimun Pirate" } }, foe = { close = { "Ves" } } }
  end,
}

scenario "pirate_scorch others: a pirate spares itself" {
  covers = { "pirate_scorch", "Scorch", "13 pirate" },
  settings = { pirate_scorch = "others" },
  you = { hand = "Clan Dimun Pirate" },
  foe = { hand = "Vesemir", close = "Ves" },
  run = function(t)
    t.you:play("Clan Dimun Pirate")

    t:expect { you = { ranged = { "Clan Dimun Pirate" } }, foe = { close = {}, discard = { "Ves" } } }
  end,
}

scenario "hope_moves all: agile units of the enemy move too" {
  covers = { "hope_moves", "GWT-153", "13 Hope" },
  settings = { hope_moves = "all" },
  weather_area = "Biting Frost",
  you = { leader = "Francesca Findabair: Hope of the Aen Seidhe", hand = "Ves", close = "Yaevinn" },
  foe = { hand = "Vesemir", close = "Harpy" },
  run = function(t)
    t.you:use("Francesca Findabair: Hope of the Aen Seidhe")

    t:expect { you = { ranged = { "Yaevinn" } }, foe = { ranged = { "Harpy" } } }
  end,
}

scenario "next_starter alternates: the other one begins, whoever won" {
  covers = { "next_starter", "12 next starter" },
  settings = { next_starter = "alternates" },
  notes = { round = 1, starter = "you" },
  you = { hand = { "Ves" }, close = "Griffin" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { asked = "foe", notes = { starter = "foe" } }
  end,
}

scenario "tied_starter same: the starter of the tied round begins again" {
  covers = { "tied_starter", "13 starter after a tie" },
  settings = { tied_starter = "same" },
  notes = { round = 1, starter = "you" },
  you = { hand = { "Ves" } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { asked = "you", notes = { starter = "you" } }
  end,
}

scenario "tied_starter coin: chance decides after a tie" {
  covers = { "tied_starter", "13 starter after a tie" },
  settings = { tied_starter = "coin" },
  notes = { round = 1, starter = "you" },
  seed = 6, -- here it stays with you
  you = { hand = { "Ves" } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { notes = { round = 2, starter = "you" }, you = { gems = 1 } }
  end,
}

scenario "second_weather stays: a second card of the name lies there too" {
  covers = { "second_weather", "12 second weather" },
  weather_area = { { "Biting Frost", owner = "foe" } },
  you = { hand = "Biting Frost" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Biting Frost")

    t:expect { weather_area = { "Biting Frost", "Biting Frost" } }
  end,
}

scenario "second_weather discarded: a second card of the name goes at once" {
  covers = { "second_weather", "12 second weather" },
  settings = { second_weather = "discarded" },
  weather_area = { { "Biting Frost", owner = "foe" } },
  you = { hand = "Biting Frost" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Biting Frost")

    t:expect { weather_area = { "Biting Frost" }, you = { discard = { "Biting Frost" } } }
  end,
}

scenario "slot_cards one_of_each: a horn and Mardroeme lie beside one row" {
  covers = { "slot_cards", "5" },
  settings = { slot_cards = "one_of_each" },
  you = { hand = "Mardroeme", close = "Svanrige", close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Mardroeme", { row = "close_slot" })

    t:expect { you = { close_slot = { "Commander's Horn", "Mardroeme" }, close = { strength = 8 } } }
  end,
}

scenario "faction_units any: Monsters may keep a hero" {
  covers = { "faction_units", "GWT-187", "12 kept unit" },
  settings = { faction_units = "any" },
  you = { banner = "Monsters", hand = { "Fiend" }, close = "Draug" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { close = { "Draug" } } }
  end,
}

scenario "faction_units any: Skellige may bring a hero back" {
  covers = { "faction_units", "GWT-189", "12 kept unit" },
  settings = { faction_units = "any" },
  notes = { round = 2, starter = "you" },
  you = { banner = "Skellige", hand = { "Olaf" }, discard = { "Hjalmar" }, close = "Ves", gems = 1 },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { ranged = { "Hjalmar" }, close = { "Ves" } } }
  end,
}

scenario "pile_picks units: leaders take units only" {
  covers = { "pile_picks", "GWT-125", "12 picks from a pile" },
  settings = { pile_picks = "units" },
  you = { leader = "Eredin: Bringer of Death", hand = "Fiend", discard = { "Decoy", "Griffin" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Eredin: Bringer of Death")

    t:expect { you = { hand = { "Fiend", "Griffin" } } }
  end,
}

scenario "avenger leaves: a Decoy calls the avenger too" {
  covers = { "avenger", "12 when an avenger comes" },
  settings = { avenger = "leaves" },
  you = { hand = "Decoy", ranged = { "Cow" }, side = { "Bovine Defense Force" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Decoy", { target = "Cow" })

    t:expect { you = { close = { "Bovine Defense Force" }, ranged = { "Decoy" }, hand = { "Cow" } } }
  end,
}

scenario "avenger_after discarded: an avenger is discarded like any card" {
  covers = { "avenger_after", "12 avenger afterwards" },
  you = { hand = { "Scorch", "Scorch" }, ranged = { "Cow" }, side = { "Bovine Defense Force" } },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:play("Scorch")
    t.foe:play("Sweers")
    t.you:play("Scorch")

    t:expect { you = { close = {}, discard = { "Cow", "Scorch", "Bovine Defense Force", "Scorch" } } }
  end,
}

scenario "avenger_after removed: an avenger leaves the game" {
  covers = { "avenger_after", "12 avenger afterwards" },
  settings = { avenger_after = "removed" },
  you = { hand = { "Scorch", "Scorch" }, ranged = { "Cow" }, side = { "Bovine Defense Force" } },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:play("Scorch")
    t.foe:play("Sweers")
    t.you:play("Scorch")

    t:expect { you = { close = {}, discard = { "Cow", "Scorch", "Scorch" } } }
  end,
}

scenario "exchange aside: exchanged cards wait until all is done" {
  covers = { "exchange", "3", "3 exchange" },
  decks = { "monsters-swarm", "nilfgaard-eyes" },
  run = function(t)
    t:answers { you = { { mulligan = { 1, 2 } } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 10, deck_size = 18, exchanged_pile = {} } }
  end,
}

scenario "exchange: one at a time" {
  covers = { "exchange", "3", "3 exchange" },
  decks = { "monsters-swarm", "nilfgaard-eyes" },
  run = function(t)
    t:answers { you = { { mulligan = { 1 }, again = { 3 } } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 10, deck_size = 18 } }
  end,
}

scenario "exchange back: exchanged cards go back one by one" {
  covers = { "exchange", "12 exchanged cards" },
  settings = { exchange = "back" },
  decks = { "monsters-swarm", "nilfgaard-eyes" },
  run = function(t)
    t:answers { you = { { mulligan = { 1, 2 } } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 10, deck_size = 18 } }
  end,
}

scenario "slot_cards one_of_each: no second horn lies beside a row" {
  covers = { "slot_cards", "Horn", "5 beside a row" },
  settings = { slot_cards = "one_of_each" },
  you = { hand = { "Commander's Horn" }, close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:refused("play", "Commander's Horn", "close_slot")
    t.you:play("Commander's Horn", "siege_slot")

    t:expect { you = { close_slot = { "Commander's Horn" }, siege_slot = { "Commander's Horn" } } }
  end,
}

scenario "slot_cards one_of_each: a second horn beside a row is refused" {
  covers = { "slot_cards", "5" },
  settings = { slot_cards = "one_of_each" },
  you = { hand = { "Commander's Horn", "Ves" }, close_slot = { "Commander's Horn", "Mardroeme" },
    ranged_slot = "Commander's Horn", siege_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t) t.you:refused("play", "Commander's Horn", "5") end,
}

scenario "pirate_scorch others: the special card Scorch burns as ever" {
  covers = { "pirate_scorch", "Scorch" },
  settings = { pirate_scorch = "others" },
  you = { hand = "Scorch" },
  foe = { hand = "Vesemir", close = { "Fiend", "Fiend" } },
  run = function(t)
    t.you:play("Scorch")

    t:expect { foe = { close = {} } }
  end,
}

scenario "an exchanged card does not come back, and no second one must go" {
  covers = { "exchange", "3 exchange" },
  decks = { { leader = "King Bran", main = { ["Clan an Craite Warrior"] = 23, Svanrige = 1 } }, "nilfgaard-eyes" },
  seed = 2,
  run = function(t)
    t:answers { you = { { mulligan = { "Svanrige" }, again = {} } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 10 } }
    t:expect { you = { hand = { "Clan an Craite Warrior", "Clan an Craite Warrior", "Clan an Craite Warrior",
      "Clan an Craite Warrior", "Clan an Craite Warrior", "Clan an Craite Warrior", "Clan an Craite Warrior",
      "Clan an Craite Warrior", "Clan an Craite Warrior", "Clan an Craite Warrior" } } }
  end,
}

scenario "pirate_scorch others: heroes are spared, and the strongest unit burns" {
  covers = { "pirate_scorch", "Scorch", "Hero", "13 pirate" },
  settings = { pirate_scorch = "others" },
  you = { hand = "Clan Dimun Pirate" },
  foe = { hand = "Vesemir", close = { "Geralt of Rivia", "Griffin" } },
  run = function(t)
    t.you:play("Clan Dimun Pirate")

    t:expect { foe = { close = { "Geralt of Rivia" }, discard = { "Griffin" } }, you = { ranged = { "Clan Dimun Pirate" } } }
  end,
}

local function units_of_one_pile(code, name, whose, other)
  scenario("pile_picks units: " .. name .. " takes no hero and nothing of another pile") {
    covers = { "pile_picks", "12 picks from a pile", code },
    settings = { pile_picks = "units" },
    [whose] = { leader = whose == "you" and name or nil, hand = { "Ves" }, discard = { "Fiend", "Griffin", "Imlerith", "Scorch" } },
    [other] = { leader = other == "you" and name or nil, hand = { "Vesemir" }, discard = { "Wyvern" } },
    run = function(t)
      t.you:use(name, { take = "?" })
      t.you:offers("take", "Fiend")
      t.you:offers_not("take", "Imlerith")
      t.you:offers_not("take", "Wyvern")
      t.you:offers_not("take", "Scorch")
      t.you:answer("Griffin")

      t:expect { asked = "foe" }
    end,
  }
end

units_of_one_pile("GWT-125", "Eredin: Bringer of Death", "you", "foe")
units_of_one_pile("GWT-087", "Emhyr var Emreis: The Relentless", "foe", "you")

scenario "avenger leaves: a Cow that comes out of the discard pile calls nobody" {
  covers = { "avenger", "12 when an avenger comes" },
  settings = { avenger = "leaves" },
  you = { leader = "Eredin: Bringer of Death", hand = "Ves", discard = { "Cow" }, side = "Bovine Defense Force" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Eredin: Bringer of Death")

    t:expect { you = { hand = { "Cow", "Ves" }, side = { "Bovine Defense Force" } } }
  end,
}
