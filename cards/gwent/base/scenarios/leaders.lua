-- The 22 leaders (rulebook 10).

local function weather_leader(code, name, card, row)
  scenario(name .. " plays " .. card .. " from the deck") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves", deck = { "Griffin", card, "Ves" } },
    foe = { hand = "Vesemir", [row] = "Dethmold" },
    run = function(t)
      t.you:use(name)

      t:expect { weather_area = { card }, foe = { [row] = { strength = 1 } }, you = { deck_size = 2 }, asked = "foe" }
    end,
  }
end

local function own_deck_only(code, name, card)
  scenario(name .. " plays nothing from the other deck") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves", deck = { "Griffin" } },
    foe = { hand = "Vesemir", deck = { card } },
    run = function(t)
      t.you:use(name)

      t:expect { weather_area = {}, foe = { deck = { card } }, asked = "foe" }
    end,
  }
end

own_deck_only("GWT-050", "Foltest: King of Temeria", "Impenetrable Fog")
own_deck_only("GWT-085", "Emhyr var Emreis: His Imperial Majesty", "Torrential Rain")
own_deck_only("GWT-154", "Francesca Findabair: Pureblood Elf", "Biting Frost")
own_deck_only("GWT-128", "Eredin: King of the Wild Hunt", "Biting Frost")

weather_leader("GWT-050", "Foltest: King of Temeria", "Impenetrable Fog", "ranged")
weather_leader("GWT-085", "Emhyr var Emreis: His Imperial Majesty", "Torrential Rain", "siege")
weather_leader("GWT-154", "Francesca Findabair: Pureblood Elf", "Biting Frost", "close")

scenario "King of Temeria plays no Skellige Storm" {
  covers = { "GWT-050" },
  you = { leader = "Foltest: King of Temeria", hand = "Ves", deck = { "Skellige Storm" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Foltest: King of Temeria")

    t:expect { weather_area = {}, you = { deck = { "Skellige Storm" } }, asked = "foe" }
  end,
}

scenario "King of the Wild Hunt plays any weather card from the deck" {
  covers = { "GWT-128", "10 Eredin: King of the Wild Hunt" },
  you = { leader = "Eredin: King of the Wild Hunt", hand = "Ves", deck = { "Griffin", "Biting Frost", "Torrential Rain", "Scorch" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Eredin: King of the Wild Hunt", { take = "?" })
    t.you:offers("take", "Biting Frost")
    t.you:offers_not("take", "Scorch")
    t.you:offers_not("take", "Griffin")
    t.foe:cannot_see("your deck")
    t.you:answer("Torrential Rain")

    t:expect { weather_area = { "Torrential Rain" }, you = { deck_size = 3 } }
  end,
}

scenario "a leader's ability works once in a game" {
  covers = { "10", "10 Foltest: Lord Commander of the North", "GWT-051", "4 Turns" },
  weather_area = "Biting Frost",
  you = { leader = "Foltest: Lord Commander of the North", hand = { "Ves", "Griffin" }, close = "Ves" },
  foe = { hand = { "Vesemir", "Sweers" } },
  run = function(t)
    t.you:use("Foltest: Lord Commander of the North")
    t:expect { weather_area = {}, you = { close = { strength = 5 } }, asked = "foe" }
    t.foe:play("Sweers")

    t.you:refused("use", "Foltest: Lord Commander of the North", "10")
    t:why("not use Foltest: Lord Commander of the North", {
      "its ability was used already (rule 10)\n      it would take: another game: a leader acts once",
    })
    t:expect_object("Foltest: Lord Commander of the North", { used = true })
  end,
}

local function horn_leader(code, name, row, unit)
  scenario(name .. " doubles a row until the round ends") {
    covers = { code, "Horn", "10 " .. name },
    you = { leader = name, hand = { "Griffin", unit }, [row] = unit },
    foe = { hand = { "Vesemir", "Ves" }, [row] = unit },
    run = function(t)
      t.you:use(name)
      t:expect { you = { [row] = { strength = 10 } }, foe = { [row] = { strength = 5 } } }
      t.foe:pass()
      t.you:play(unit)
      t:expect { you = { [row] = { strength = 20 } } }
      t.you:pass()
      t.you:play("Griffin")

      t:expect { you = { strength = 5 } }
    end,
  }
  scenario(name .. " doubles no other row") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Griffin", [row == "siege" and "close" or "siege"] = "Catapult" },
    foe = { hand = "Vesemir" },
    run = function(t)
      t.you:use(name)

      t:expect { you = { strength = 8 } }
    end,
  }
  scenario(name .. " does nothing where a horn is") {
    covers = { code, "Horn", "10 " .. name },
    you = { leader = name, hand = { "Griffin" }, [row] = unit, [row .. "_slot"] = "Commander's Horn" },
    foe = { hand = { "Vesemir", "Ves" } },
    run = function(t)
      t.you:use(name)

      t:expect { you = { [row] = { strength = 10 } } }
    end,
  }
end

horn_leader("GWT-053", "Foltest: The Siegemaster", "siege", "Zerrikanian Fire Scorpion")
horn_leader("GWT-126", "Eredin: Commander of the Red Riders", "close", "Werewolf")
horn_leader("GWT-156", "Francesca Findabair: The Beautiful", "ranged", "Keira Metz")

local function burning_leader(code, name, row, strong, weak, hero)
  scenario(name .. " destroys the strongest of a row of ten") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves", [row] = strong },
    foe = { hand = "Vesemir", [row] = { strong, weak, weak } },
    run = function(t)
      t.you:use(name)

      t:expect { foe = { [row] = { weak, weak }, discard = { strong } }, you = { [row] = { strong } } }
    end,
  }
  scenario(name .. " spares a row of less than ten") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves" },
    foe = { hand = "Vesemir", [row] = { strong } },
    run = function(t)
      t.you:use(name)

      t:expect { foe = { [row] = { strong } } }
    end,
  }
  scenario(name .. " counts and destroys in one row of the enemy") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves", [row] = { strong, strong } },
    foe = { hand = "Vesemir", [row] = { strong }, [row == "siege" and "close" or "siege"] = { "Catapult", "Catapult" } },
    run = function(t)
      t.you:use(name)

      t:expect { foe = { [row] = { strong }, discard = {} } }
    end,
  }
  scenario(name .. " spares what is stronger in other rows") {
    covers = { code, "10 " .. name },
    you = { leader = name, hand = "Ves" },
    foe = { hand = "Vesemir", [row] = { strong, weak, weak }, [row == "siege" and "close" or "siege"] = { "Catapult" } },
    run = function(t)
      t.you:use(name)

      t:expect { foe = { [row] = { weak, weak }, discard = { strong } } }
    end,
  }
  scenario(name .. " counts heroes and spares them") {
    covers = { code, "Hero", "10 " .. name },
    you = { leader = name, hand = "Ves" },
    foe = { hand = "Vesemir", [row] = { hero, weak } },
    run = function(t)
      t.you:use(name)

      t:expect { foe = { [row] = { hero }, discard = { weak } } }
    end,
  }
end

burning_leader("GWT-054", "Foltest: The Steel-Forged", "siege", "Ballista", "Rotten Mangonel", "Morvran Voorhis")
burning_leader("GWT-052", "Foltest: Son of Medell", "ranged", "Dethmold", "Gargoyle", "Eithné")
burning_leader("GWT-155", "Francesca Findabair: Queen of Dol Blathanna", "close", "Fiend", "Foglet", "Imlerith")

scenario "Emperor of Nilfgaard sees three cards of the other hand" {
  covers = { "GWT-084", "10 Emhyr var Emreis: Emperor of Nilfgaard" },
  you = { leader = "Emhyr var Emreis: Emperor of Nilfgaard", hand = "Sweers" },
  foe = { hand = { "Vesemir", "Ves", "Griffin" }, deck = { "Fiend" } },
  run = function(t)
    t.you:cannot_see("Griffin")
    t.you:use("Emhyr var Emreis: Emperor of Nilfgaard")

    t.foe:cannot_see("your hand")
    t:log_has("You look at Griffin, Ves and Vesemir")
    t:expect { foe = { hand_size = 3 }, asked = "foe" }
  end,
}

scenario "Emperor of Nilfgaard sees no more than three" {
  covers = { "GWT-084", "10 Emhyr var Emreis: Emperor of Nilfgaard" },
  you = { leader = "Emhyr var Emreis: Emperor of Nilfgaard", hand = "Sweers" },
  foe = { hand = { "Vesemir", "Ves", "Griffin", "Fiend" } },
  run = function(t)
    t.you:use("Emhyr var Emreis: Emperor of Nilfgaard")

    t.you:cannot_see("foe's hand")
    t:log_has("You look at Vesemir, Fiend and Griffin.")
    t:expect { asked = "foe" }
  end,
}

scenario "The White Flame leaves the other leader without ability" {
  covers = { "GWT-088", "10 Emhyr var Emreis: The White Flame", "3" },
  decks = { "nilfgaard-legion", "monsters-swarm" },
  run = function(t)
    t:answers { you = { { mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { notes = { round = 1 } }
    t.foe:offers_not("use", "Eredin: King of the Wild Hunt")
  end,
}

scenario "The White Flame stops Daisy of the Valley" {
  covers = { "GWT-088", "GWT-152", "3", "3 leaders first" },
  decks = { "nilfgaard-legion", "scoiatael-ambush" },
  run = function(t)
    t:answers { you = { { mulligan = {} } }, foe = { { mulligan = {}, starter = "foe" } } }

    t:expect { you = { hand_size = 10 }, foe = { hand_size = 10 } }
  end,
}

scenario "The Relentless takes a card of the other discard pile" {
  covers = { "GWT-087", "10 Emhyr var Emreis: The Relentless", "11 The Relentless" },
  you = { leader = "Emhyr var Emreis: The Relentless", hand = "Sweers", discard = "Rainfarn" },
  foe = { hand = "Vesemir", discard = { "Geralt of Rivia", "Commander's Horn", "Ves" } },
  run = function(t)
    t.you:use("Emhyr var Emreis: The Relentless", { take = "?" })
    t.you:offers("take", "Ves")
    t.you:offers_not("take", "Geralt of Rivia")
    t.you:offers_not("take", "Rainfarn")
    t.you:answer("Commander's Horn")

    t:expect { you = { hand = { "Sweers", "Commander's Horn" } }, foe = { discard = { "Geralt of Rivia", "Ves" } } }
  end,
}

scenario "Bringer of Death takes a unit or a special card of the own discard pile" {
  covers = { "GWT-125", "10 Eredin: Bringer of Death", "11 Bringer of Death" },
  you = { leader = "Eredin: Bringer of Death", hand = "Fiend", discard = { "Draug", "Decoy", "Griffin" } },
  foe = { hand = "Vesemir", discard = "Ves" },
  run = function(t)
    t.you:use("Eredin: Bringer of Death", { take = "?" })
    t.you:offers("take", "Griffin")
    t.you:offers_not("take", "Draug")
    t.you:offers_not("take", "Ves")
    t.you:answer("Decoy")

    t:expect { you = { hand = { "Fiend", "Decoy" }, discard = { "Draug", "Griffin" } } }
  end,
}

scenario "Destroyer of Worlds discards two cards and takes one of the deck" {
  covers = { "GWT-127", "10 Eredin: Destroyer of Worlds" },
  you = { leader = "Eredin: Destroyer of Worlds", hand = { "Fiend", "Griffin", "Ghoul" }, deck = { "Draug", "Foglet", "Leshen" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Eredin: Destroyer of Worlds", { give_up = { "Fiend", "Ghoul" }, take = "Leshen" })

    t:expect { you = { hand = { "Griffin", "Leshen" }, discard = { "Fiend", "Ghoul" }, deck_size = 2 } }
  end,
}

scenario "The Treacherous doubles the strength of all spies" {
  covers = { "GWT-124", "Spy", "10 Eredin Bréacc Glas: The Treacherous" },
  you = { leader = "Eredin Bréacc Glas: The Treacherous", hand = "Fiend", close = { { "Stefan Skellen", owner = "foe" }, "Griffin" } },
  foe = { hand = "Vesemir", close = { "Sigismund Dijkstra" } },
  run = function(t)
    t:expect { you = { close = { strength = 23 } }, foe = { close = { strength = 8 } } }
  end,
}

scenario "a spy is doubled after weather and before a horn, and a hero not at all" {
  covers = { "GWT-124", "Frost", "Horn", "Hero", "6" },
  weather_area = "Biting Frost",
  you = { leader = "Eredin Bréacc Glas: The Treacherous", hand = "Fiend" },
  foe = { hand = "Vesemir", close = { "Stefan Skellen", "Mysterious Elf" }, close_slot = "Commander's Horn" },
  run = function(t)
    t:expect { foe = { close = { strength = 4 } } }
  end,
}

scenario "Daisy of the Valley draws one card more" {
  covers = { "GWT-152", "3", "10 Francesca Findabair: Daisy of the Valley" },
  decks = { "scoiatael-ambush", "monsters-swarm" },
  run = function(t)
    t:answers { you = { { starter = "you", mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { you = { hand_size = 11 }, foe = { hand_size = 10 } }
  end,
}

scenario "Hope of the Aen Seidhe moves agile units where they are stronger" {
  covers = { "GWT-153", "Agile", "10 Francesca Findabair: Hope of the Aen Seidhe" },
  weather_area = "Biting Frost",
  you = { leader = "Francesca Findabair: Hope of the Aen Seidhe", hand = "Ves", close = { "Yaevinn", "Dennis Cranmer" }, ranged = "Barclay Els" },
  foe = { hand = "Vesemir", close = "Harpy" },
  run = function(t)
    t.you:use("Francesca Findabair: Hope of the Aen Seidhe")

    t:expect { you = { close = { "Dennis Cranmer" }, ranged = { "Yaevinn", "Barclay Els" } }, foe = { close = { "Harpy" } } }
  end,
}

scenario "Hope of the Aen Seidhe moves nothing that is as strong where it is" {
  covers = { "GWT-153", "10 Francesca Findabair: Hope of the Aen Seidhe" },
  you = { leader = "Francesca Findabair: Hope of the Aen Seidhe", hand = "Ves", close = "Yaevinn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Francesca Findabair: Hope of the Aen Seidhe")

    t:expect { you = { close = { "Yaevinn" } }, asked = "foe" }
  end,
}

scenario "Hope of the Aen Seidhe moves a unit to the horn" {
  covers = { "GWT-153", "Horn", "10 Francesca Findabair: Hope of the Aen Seidhe" },
  you = { leader = "Francesca Findabair: Hope of the Aen Seidhe", hand = "Ves", close = "Yaevinn", ranged_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Francesca Findabair: Hope of the Aen Seidhe")

    t:expect { you = { ranged = { strength = 12 } } }
  end,
}

scenario "Crach an Craite shuffles both discard piles into the decks" {
  covers = { "GWT-183", "10 Crach an Craite" },
  you = { leader = "Crach an Craite", hand = "Olaf", discard = { "Svanrige", "Decoy" }, deck = { "Udalryk" } },
  foe = { hand = "Vesemir", discard = { "Ves" } },
  run = function(t)
    t.you:use("Crach an Craite")

    t:expect { you = { discard = {}, deck_size = 3 }, foe = { discard = {}, deck_size = 1 } }
  end,
}

scenario "King Bran's units lose half their strength to weather" {
  covers = { "GWT-184", "Frost", "6", "10 King Bran", "6 weather" },
  weather_area = "Biting Frost",
  you = { leader = "King Bran", hand = "Olaf", close = { "Madman Lugos", "Svanrige" }, ranged = "Clan Brokvar Archer" },
  foe = { hand = "Vesemir", close = "Fiend" },
  run = function(t)
    t:expect { you = { close = { strength = 5 }, ranged = { strength = 6 } }, foe = { close = { strength = 1 } } }
  end,
}

scenario "King Bran's half comes before bond and horn" {
  covers = { "GWT-184", "Bond", "Horn", "6", "6 bond" },
  weather_area = "Biting Frost",
  you = { leader = "King Bran", hand = "Olaf", close = { "Clan an Craite Warrior", "Clan an Craite Warrior" }, close_slot = "Commander's Horn" },
  foe = { hand = "Vesemir" },
  run = function(t) t:expect { you = { close = { strength = 24 } } } end,
}

scenario "Invader of the North leaves it to chance which unit a medic brings back" {
  covers = { "GWT-086", "Medic", "10 Emhyr var Emreis: Invader of the North" },
  you = { hand = "Dun Banner Medic", discard = { "Ves", "Trebuchet", "Ballista" } },
  foe = { leader = "Emhyr var Emreis: Invader of the North", hand = "Vesemir" },
  run = function(t)
    t.you:play("Dun Banner Medic")

    t:expect { you = { discard_size = 2 }, asked = "foe" }
  end,
}

scenario "Invader of the North binds its own player too" {
  covers = { "GWT-086", "Medic", "10 Emhyr var Emreis: Invader of the North" },
  you = { leader = "Emhyr var Emreis: Invader of the North", hand = "Siege Technician", discard = { "Sweers", "Vreemde" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Siege Technician")

    t:expect { you = { discard_size = 1 }, asked = "foe" }
  end,
}

scenario "The White Flame leaves a leader unused without ability" {
  covers = { "GWT-088", "10" },
  you = { leader = "Emhyr var Emreis: The White Flame", hand = { "Sweers", "Ves" } },
  foe = { leader = "Foltest: The Siegemaster", hand = { "Vesemir", "Ves" } },
  run = function(t)
    t.you:play("Sweers")

    t.foe:refused("use", "Foltest: The Siegemaster", "10")
  end,
}

scenario "The White Flame stops King Bran" {
  covers = { "GWT-088", "GWT-184" },
  weather_area = "Biting Frost",
  you = { leader = "Emhyr var Emreis: The White Flame", hand = "Sweers" },
  foe = { leader = "King Bran", hand = "Olaf", close = { "Madman Lugos" } },
  run = function(t) t:expect { foe = { close = { strength = 1 } } } end,
}

scenario "The White Flame stops The Treacherous" {
  covers = { "GWT-088", "GWT-124" },
  you = { leader = "Emhyr var Emreis: The White Flame", hand = "Sweers", close = { "Stefan Skellen" } },
  foe = { leader = "Eredin Bréacc Glas: The Treacherous", hand = "Fiend" },
  run = function(t) t:expect { you = { close = { strength = 9 } } } end,
}

scenario "The White Flame stops Invader of the North" {
  covers = { "GWT-088", "GWT-086", "Medic" },
  you = { leader = "Emhyr var Emreis: The White Flame", hand = "Etolian Auxiliary Archers", discard = { "Sweers", "Vreemde", "Rainfarn" } },
  foe = { leader = "Emhyr var Emreis: Invader of the North", hand = "Cynthia" },
  run = function(t)
    t.you:play("Etolian Auxiliary Archers", { revive = "Vreemde" })

    t:expect { you = { close = { "Vreemde" }, discard = { "Sweers", "Rainfarn" } } }
  end,
}

scenario "two White Flames have nothing to put out" {
  covers = { "GWT-088" },
  you = { leader = "Emhyr var Emreis: The White Flame", hand = { "Sweers", "Ves" } },
  foe = { leader = "Emhyr var Emreis: The White Flame", hand = "Cynthia" },
  run = function(t)
    t.you:refused("use", "Emhyr var Emreis: The White Flame")
    t.you:play("Sweers")

    t:expect { asked = "foe" }
  end,
}

scenario "a leader that only works by lying there is not used" {
  covers = { "10", "GWT-184", "4 Turns" },
  you = { leader = "King Bran", hand = "Ves" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:offers_not("use", "King Bran")
  end,
}

scenario "a Cow that is discarded from the hand calls nobody" {
  covers = { "Avenger", "GWT-127", "GWT-011", "7 Avenger" },
  you = { leader = "Eredin: Destroyer of Worlds", hand = { "Cow", "Ves" }, deck = { "Griffin" }, side = "Bovine Defense Force" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:use("Eredin: Destroyer of Worlds")

    t:expect { you = { discard = { "Cow", "Ves" }, hand = { "Griffin" }, side = { "Bovine Defense Force" }, strength = 0 } }
  end,
}
