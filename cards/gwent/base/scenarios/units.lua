-- Abilities of units (rulebook 7).

scenario "an agile unit lies in the row that its player chooses" {
  covers = { "Agile", "GWT-133", "7 Agile" },
  you = { hand = "Dol Blathanna Scout" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dol Blathanna Scout", { row = "ranged" })

    t:expect_object("Dol Blathanna Scout", { at = "ranged", strength = 6 })
  end,
}

scenario "an agile unit may not lie in the siege row" {
  covers = { "Agile", "5", "5 rows" },
  you = { hand = "Yaevinn" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Yaevinn", { row = "?" })
    t.you:offers("row", "close")
    t.you:offers("row", "ranged")
    t.you:offers_not("row", "siege")
    t.you:answer("close")

    t:expect_object("Yaevinn", { at = "close" })
  end,
}

scenario "a medic plays a unit of the discard pile" {
  covers = { "Medic", "GWT-030", "7 Medic" },
  you = { hand = "Dun Banner Medic", discard = { "Ves", "Trebuchet" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dun Banner Medic", { revive = "Trebuchet" })

    t:expect { you = { siege = { "Dun Banner Medic", "Trebuchet" }, discard = { "Ves" } }, asked = "foe" }
  end,
}

scenario "a medic brings back no hero and no special card" {
  covers = { "Medic", "Hero", "GWT-060", "7 Medic, heroes" },
  you = { hand = "Etolian Auxiliary Archers", discard = { "Letho of Gulet", "Scorch", "Sweers", "Vreemde" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Etolian Auxiliary Archers", { revive = "?" })
    t.you:offers("revive", "Sweers")
    t.you:offers_not("revive", "Letho of Gulet")
    t.you:offers_not("revive", "Scorch")
    t.you:answer("Sweers")

    t:expect { you = { ranged = { "Etolian Auxiliary Archers", "Sweers" } } }
  end,
}

scenario "a medic brings back a medic, and that one another unit" {
  covers = { "Medic", "GWT-065", "GWT-075", "7 Medic, chains" },
  you = { hand = "Menno Coehoorn", discard = { "Siege Technician", "Rainfarn" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Menno Coehoorn", { revive = "Siege Technician" })

    t:expect { you = { close = { "Menno Coehoorn", "Rainfarn" }, siege = { "Siege Technician" }, discard = {} } }
  end,
}

scenario "a medic with an empty discard pile just lies there" {
  covers = { "Medic", "GWT-138", "5", "5 nothing happens" },
  you = { hand = "Havekar Healer", discard = { "Decoy" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Havekar Healer")

    t:expect { you = { ranged = { "Havekar Healer" } }, asked = "foe" }
  end,
}

scenario "a spy that comes back goes to the other side, and its player draws" {
  covers = { "Medic", "Spy", "GWT-022", "7 Medic", "7 Medic, spies" },
  you = { hand = "Yennefer of Vengerberg", discard = { "Thaler", "Ves" }, deck = { "Trebuchet", "Ballista", "Keira Metz" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Yennefer of Vengerberg", { revive = "Thaler" })

    t:expect { you = { ranged = { "Yennefer of Vengerberg" }, hand = { "Trebuchet", "Ballista" }, deck_size = 1 }, foe = { siege = { "Thaler" } } }
  end,
}

scenario "muster brings its family from hand and deck" {
  covers = { "Muster", "GWT-089", "GWT-090", "7 Muster" },
  you = { hand = { "Arachas", "Arachas" }, deck = { "Fiend", "Arachas", "Arachas Behemoth" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Arachas")

    t:expect { you = { close = { "Arachas", "Arachas", "Arachas" }, siege = { "Arachas Behemoth" }, hand = {}, deck = { "Fiend" }, strength = 18 } }
  end,
}

scenario "muster calls nobody from the discard pile" {
  covers = { "Muster", "7 Muster, hand and deck" },
  you = { hand = { "Nekker" }, discard = { "Nekker" }, deck = { "Fiend" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Nekker")

    t:expect { you = { close = { "Nekker" }, discard = { "Nekker" } } }
  end,
}

scenario "a unit that musters back from the discard pile calls its family" {
  covers = { "Muster", "Medic", "7 Medic, abilities" },
  you = { hand = { "Dun Banner Medic", "Nekker" }, discard = { "Nekker" }, deck = { "Fiend" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dun Banner Medic")

    t:expect { you = { close = { "Nekker", "Nekker" }, hand = {}, discard = {} } }
  end,
}

local families = {
  { "Crone: Brewess", "GWT-094", { "Crone: Weavess", "Crone: Whispess" }, 18 },
  { "Vampire: Katakan", "GWT-121", { "Vampire: Bruxa", "Vampire: Ekimmara", "Vampire: Fleder", "Vampire: Garkain" }, 21 },
  { "Nekker", "GWT-114", { "Nekker", "Nekker" }, 6 },
  { "Ghoul", "GWT-106", { "Ghoul", "Ghoul" }, 3 },
  { "Dwarven Skirmisher", "GWT-134", { "Dwarven Skirmisher" }, 6 },
  { "Elven Skirmisher", "GWT-136", { "Elven Skirmisher" }, 4 },
  { "Havekar Smuggler", "GWT-139", { "Havekar Smuggler", "Havekar Smuggler" }, 15 },
  { "Light Longship", "GWT-173", { "Light Longship" }, 8 },
  { "Gaunter O'Dimm", "GWT-014", { "Gaunter O'Dimm: Darkness", "Gaunter O'Dimm: Darkness" }, 10 },
  { "Gaunter O'Dimm: Darkness", "GWT-015", { "Gaunter O'Dimm: Darkness", "Gaunter O'Dimm" }, 10 },
}

for _, f in ipairs(families) do
  scenario(f[1] .. " calls its family") {
    covers = { "Muster", f[2] },
    you = { hand = { f[1] }, deck = f[3] },
    foe = { hand = "Vesemir" },
    run = function(t)
      t.you:play(f[1])

      t:expect { you = { deck = {}, strength = f[4] } }
    end,
  }
end

scenario "Dwarven Skirmishers do not call Elven ones" {
  covers = { "Muster" },
  you = { hand = "Dwarven Skirmisher", deck = { "Elven Skirmisher" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Dwarven Skirmisher")

    t:expect { you = { deck = { "Elven Skirmisher" } } }
  end,
}

scenario "Cerys calls the Shield Maidens, and they bond" {
  covers = { "Muster", "Bond", "GWT-160", "7 Muster" },
  you = { hand = { "Cerys", "Clan Drummond Shield Maiden" }, deck = { "Clan Drummond Shield Maiden" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Cerys")

    t:expect { you = { close = { strength = 26 }, hand = {}, deck = {} } }
  end,
}

scenario "a Shield Maiden calls nobody" {
  covers = { "GWT-164" },
  you = { hand = { "Clan Drummond Shield Maiden", "Cerys" }, deck = { "Clan Drummond Shield Maiden" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Clan Drummond Shield Maiden")

    t:expect { you = { close = { strength = 4 }, hand = { "Cerys" } } }
  end,
}

scenario "Villentretenmerth burns the strongest units of the row opposite" {
  covers = { "Row Scorch", "GWT-021", "7 Scorch" },
  you = { hand = "Villentretenmerth" },
  foe = { hand = "Vesemir", close = { "Ves", "Siegfried of Denesle", "Yarpen Zigrin" }, ranged = "Dethmold" },
  run = function(t)
    t.you:play("Villentretenmerth")

    t:expect { foe = { close = { "Yarpen Zigrin" }, ranged = { "Dethmold" }, discard = { "Ves", "Siegfried of Denesle" } } }
  end,
}

scenario "a row of nine is safe" {
  covers = { "Row Scorch", "7 Scorch" },
  you = { hand = "Villentretenmerth" },
  foe = { hand = "Vesemir", close = { "Ves", "Sigismund Dijkstra" } },
  run = function(t)
    t.you:play("Villentretenmerth")

    t:expect { foe = { close = { "Ves", "Sigismund Dijkstra" } } }
  end,
}

scenario "a Toad burns in the ranged row and spares heroes" {
  covers = { "Row Scorch", "Hero", "GWT-116", "7 Scorch, heroes" },
  you = { hand = "Toad", ranged = "Cockatrice" },
  foe = { hand = "Vesemir", ranged = { "Philippa Eilhart", "Sabrina Glevissig" }, close = "Ves" },
  run = function(t)
    t.you:play("Toad")

    t:expect { you = { ranged = { "Toad", "Cockatrice" } }, foe = { ranged = { "Philippa Eilhart" }, close = { "Ves" }, discard = { "Sabrina Glevissig" } } }
  end,
}

scenario "Schirru burns in the siege row, with an accent or without" {
  covers = { "Row Scorch", "GWT-147" },
  you = { hand = "Schirrú" },
  foe = { hand = "Vesemir", siege = { "Catapult", "Catapult", "Ballista" } },
  run = function(t)
    t.you:play("Schirru")

    t:expect { foe = { siege = { "Ballista" }, discard = { "Catapult", "Catapult" } } }
  end,
}

scenario "a Clan Dimun Pirate burns the whole battlefield" {
  covers = { "Scorch", "GWT-163", "7 Scorch, whole battlefield", "11 pirate" },
  you = { hand = "Clan Dimun Pirate", close = "Svanrige" },
  foe = { hand = "Vesemir", ranged = { "Milva" }, siege = "Catapult" },
  run = function(t)
    t.you:play("Clan Dimun Pirate")

    t:expect { you = { ranged = { "Clan Dimun Pirate" }, close = { "Svanrige" } }, foe = { ranged = {}, siege = { "Catapult" }, discard = { "Milva" } } }
  end,
}

scenario "a spy counts for the other player, and whoever played it draws two" {
  covers = { "Spy", "GWT-076", "7 Spy" },
  you = { hand = "Stefan Skellen", deck = { "Sweers", "Vreemde", "Rainfarn" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Stefan Skellen")

    t:expect { you = { strength = 0, hand = { "Sweers", "Vreemde" } }, foe = { close = { strength = 9 }, hand_size = 1 } }
    t:expect_object("Stefan Skellen", { owner = "you", controller = "foe" })
  end,
}

scenario "a spy draws what is left" {
  covers = { "Spy", "GWT-017", "Hero", "7 Spy, what is left" },
  you = { hand = "Mysterious Elf", deck = { "Sweers" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Mysterious Elf")

    t:expect { you = { hand = { "Sweers" }, deck = {} }, foe = { close = { "Mysterious Elf" } } }
  end,
}

scenario "a Cow that burns makes room for the Bovine Defense Force" {
  covers = { "Avenger", "GWT-011", "GWT-024", "7 Avenger" },
  you = { hand = "Scorch", ranged = { "Cow" }, side = { "Bovine Defense Force" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { close = { "Bovine Defense Force" }, ranged = {}, strength = 8, side = {} } }
  end,
}

scenario "at the end of a round the avenger comes and stands in the next one" {
  covers = { "Avenger", "GWT-172", "GWT-180", "4.1", "7 Avenger", "4.1 avengers" },
  notes = { round = 1, starter = "you" },
  you = { hand = { "Svanrige", "Udalryk" }, close = "Kambi", side = "Hemdall" },
  foe = { hand = { "Vesemir", "Ves" }, close = "Griffin" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { close = { strength = 11, cards = { "Hemdall" } }, discard = { "Kambi" }, gems = 1 }, foe = { close = {} }, notes = { round = 2 } }
  end,
}

scenario "an avenger that is not in the side deck does not come" {
  covers = { "Avenger" },
  you = { hand = "Scorch", ranged = { "Cow" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { strength = 0, close = {}, ranged = {} } }
  end,
}

scenario "a Cow that a Decoy takes back calls nobody" {
  covers = { "Avenger", "12 when an avenger comes" },
  you = { hand = "Decoy", ranged = { "Cow" }, side = { "Bovine Defense Force" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Decoy", { target = "Cow" })

    t:expect { you = { close = {}, ranged = { "Decoy" }, hand = { "Cow" } } }
  end,
}

scenario "a Berserker beside Mardroeme turns and leaves the game" {
  covers = { "Berserker", "Mardroeme", "GWT-157", "GWT-181", "7 Berserker" },
  you = { hand = "Berserker", close = "Svanrige", close_slot = "Mardroeme", side = "Transformed Vildkaarl" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Berserker")

    t:expect { you = { close = { strength = 19, cards = { "Transformed Vildkaarl", "Svanrige" } }, discard = {}, hand = {}, side = {} } }
  end,
}

scenario "Mardroeme turns all Berserkers of its row" {
  covers = { "Berserker", "Mardroeme", "GWT-003", "GWT-179", "GWT-182", "8 Mardroeme" },
  you = { hand = "Mardroeme", ranged = { "Young Berserker", "Young Berserker" }, close = "Berserker",
    side = { "Transformed Young Vildkaarl", "Transformed Young Vildkaarl", "Transformed Vildkaarl" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Mardroeme", { row = "ranged_slot" })

    t:expect { you = { ranged = { strength = 32 }, close = { "Berserker" }, side = { "Transformed Vildkaarl" } } }
  end,
}

scenario "Ermion turns the Berserkers of his row" {
  covers = { "Berserker", "Mardroeme", "Hero", "GWT-169", "7 Mardroeme" },
  you = { hand = "Ermion", ranged = { "Young Berserker" }, side = { "Transformed Young Vildkaarl" } },
  foe = { hand = "Vesemir", ranged = "Young Berserker", side = "Transformed Young Vildkaarl" },
  run = function(t)
    t.you:play("Ermion")

    t:expect { you = { ranged = { strength = 16 } }, foe = { ranged = { "Young Berserker" } } }
  end,
}

scenario "a Berserker without a beast in the side deck stays" {
  covers = { "Berserker" },
  you = { hand = "Berserker", close_slot = "Mardroeme" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Berserker")

    t:expect { you = { close = { "Berserker" } } }
  end,
}

scenario "a Berserker that comes to Ermion turns" {
  covers = { "Berserker", "Mardroeme", "7 Mardroeme", "11 continuous effects" },
  you = { hand = "Young Berserker", ranged = "Ermion", side = "Transformed Young Vildkaarl" },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Young Berserker")

    t:expect { you = { ranged = { "Ermion", "Transformed Young Vildkaarl" }, side = {} } }
  end,
}

scenario "a medic brings back nothing of the other pile" {
  covers = { "Medic", "7 Medic" },
  you = { hand = { "Dun Banner Medic" } },
  foe = { hand = "Vesemir", discard = { "Fiend" } },
  run = function(t)
    t.you:play("Dun Banner Medic")

    t:expect { you = { strength = 5 }, foe = { discard = { "Fiend" } } }
  end,
}

scenario "muster calls nobody of the other player" {
  covers = { "Muster", "7 Muster, hand and deck" },
  you = { hand = { "Nekker" } },
  foe = { hand = { "Nekker", "Vesemir" }, deck = { "Nekker" } },
  run = function(t)
    t.you:play("Nekker")

    t:expect { you = { close = { "Nekker" } }, foe = { hand_size = 2, deck = { "Nekker" } } }
  end,
}

scenario "a Berserker turns into its own beast and no other" {
  covers = { "Berserker", "7 Berserker" },
  you = { hand = "Berserker", close_slot = "Mardroeme", side = { "Hemdall" } },
  foe = { hand = "Vesemir", side = { "Bovine Defense Force" } },
  run = function(t)
    t.you:play("Berserker")

    t:expect { you = { close = { "Berserker" }, side = { "Hemdall" } }, foe = { side = { "Bovine Defense Force" } } }
  end,
}

scenario "a Cow of the enemy calls its avenger from the side deck of the enemy" {
  covers = { "Avenger", "7 Avenger" },
  you = { hand = "Scorch", ranged = { { "Cow", owner = "foe" } } },
  foe = { hand = "Vesemir", side = "Bovine Defense Force" },
  run = function(t)
    t.you:play("Scorch")

    t:expect { you = { close = { "Bovine Defense Force" } }, foe = { side = {} } }
  end,
}

scenario "the row of a medic is not the row of the agile unit that comes back" {
  covers = { "Medic", "Agile", "7 Medic" },
  you = { hand = "Havekar Healer", discard = { "Yaevinn", "Toruviel" } },
  foe = { hand = "Vesemir" },
  run = function(t)
    t.you:play("Havekar Healer", "ranged", { revive = "Yaevinn", row = "close" })

    t:expect { you = { ranged = { "Havekar Healer" }, close = { "Yaevinn" } } }
  end,
}
