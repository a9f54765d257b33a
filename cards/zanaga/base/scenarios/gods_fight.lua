-- What gods do in a fight, and the omens that no other file shows.

given { mode = "alone", you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } } }

scenario "who does not hit the bull in a round suffers a wound" {
  covers = { "ZAN-143" },
  awake = { "Korroth, the Burning Bull" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Korroth, the Burning Bull" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:defend("Bakari Stonehand")
    t:expect_object("Bakari Stonehand", { wounds = 1 })
  end,
}

scenario "who hits the bull suffers none" {
  covers = { "ZAN-143" },
  awake = { "Korroth, the Burning Bull" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Korroth, the Burning Bull" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Bakari Stonehand")
    t:expect_object("Bakari Stonehand", { wounds = 0 })
    t:expect_object("Korroth, the Burning Bull", { wounds = 1 })
  end,
}

scenario "the skull sends the cheapest card of each town under the market deck" {
  covers = { "ZAN-143" },
  awake = { "Korroth, the Burning Bull" },
  altar = { { "Counting of the Bones", complete = true } },
  map = { ["Seven Drums"] = { "Fishbone Dagger", "Kapok Longbow" }, ["Ladder Gate"] = { "Spyglass" } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect { market_deck_size = 2 }
    t:expect_object("Kapok Longbow", { at = "Seven Drums" })
  end,
}

scenario "the heron lets a hero attack in one phase only, when the test fails" {
  covers = { "ZAN-144" },
  notes = { current_rank = "red" },
  awake = { "Isamel, Heron of Two Waters" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 1, 1, 2, 10, 10 },

  run = function(t)
    t.you:face_god("Isamel, Heron of Two Waters")
    t.you:stand_fast()
    t:expect { notes = { step = "melee" } }
    t.you:offers("attack", "Bakari Stonehand")
  end,
}

scenario "who passes her test attacks at will" {
  covers = { "ZAN-144" },
  notes = { current_rank = "red" },
  awake = { "Isamel, Heron of Two Waters" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Isamel, Heron of Two Waters")
    t.you:stand_fast()
    t:expect { notes = { step = "ranged" } }
    t.you:offers("attack", "Tamsin Reedwalker")
  end,
}

scenario "magic alone, or ranged alone" {
  covers = { "ZAN-144" },
  notes = { current_rank = "red" },
  awake = { "Isamel, Heron of Two Waters" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 1, 1, 3, 10, 10, 10, 10 },

  run = function(t)
    t.you:face_god("Isamel, Heron of Two Waters")
    t.you:stand_fast()
    t:expect { notes = { step = "magic" } }
    t.you:offers("attack", "Bakari Stonehand")
  end,
}

scenario "the sun brings each hero to the nearest river" {
  covers = { "ZAN-144" },
  awake = { "Isamel, Heron of Two Waters" },
  altar = { { "Feast of Embers", complete = true } },
  you = { map = { ["Vulture Chair"] = { "Bakari Stonehand" } } },

  run = function(t) t:expect_object("Bakari Stonehand", { at = "Rainmouth" }) end,
}

scenario "each of three faces doubles a damage, by a die" {
  covers = { "ZAN-145" },
  notes = { current_rank = "red" },
  awake = { "Nuhari of the Three Faces" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 3 },

  run = function(t)
    t.you:face_god("Nuhari of the Three Faces")
    t:expect_object("Nuhari of the Three Faces", { ranged = 2, melee = 2, magic = 2 })
  end,
}

scenario "on 4 to 6 it is her melee damage" {
  covers = { "ZAN-145" },
  notes = { current_rank = "red" },
  awake = { "Nuhari of the Three Faces" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 4 },

  run = function(t)
    t.you:face_god("Nuhari of the Three Faces")
    t:expect_object("Nuhari of the Three Faces", { ranged = 1, melee = 4, magic = 2 })
  end,
}

scenario "on 7 to 9 her magic damage" {
  covers = { "ZAN-145" },
  notes = { current_rank = "red" },
  awake = { "Nuhari of the Three Faces" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 9 },

  run = function(t)
    t.you:face_god("Nuhari of the Three Faces")
    t:expect_object("Nuhari of the Three Faces", { ranged = 1, melee = 2, magic = 4 })
  end,
}

scenario "and on 10 she deals none" {
  covers = { "ZAN-145" },
  notes = { current_rank = "red" },
  awake = { "Nuhari of the Three Faces" },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 10 },

  run = function(t)
    t.you:face_god("Nuhari of the Three Faces")
    t:expect_object("Nuhari of the Three Faces", { ranged = 0, melee = 0, magic = 0 })
  end,
}

given {}

scenario "the skull of the judge wounds the wounded and discards the leftmost monster, whose token is placed" {
  covers = { "ZAN-146" },
  awake = { "Vossu, the Vulture Judge" },
  altar = { { "Gravemoss Garland", complete = true }, "Dance of Long Shadows" },
  roaming = { { "Vine Thief", attached = { "Sun Token" } }, "Grass Stalker" },
  you = { map = { ["Seven Drums"] = { { "Bakari Stonehand", wounds = 1 } } } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Bakari Stonehand", { wounds = 2 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
    t:expect { roaming = { "Grass Stalker" } }
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

given { mode = "alone", you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } } }

scenario "an ally that dreams takes no part in the round" {
  covers = { "ZAN-148" },
  notes = { current_rank = "red" },
  awake = { "Yeth, the Dreamer Below" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, party = { "Gentle Ubo", "Dorn, Retired Soldier" } },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t.you:face_god("Yeth, the Dreamer Below")
    t:expect_object("Gentle Ubo", { absent = false })
    t:expect_object("Dorn, Retired Soldier", { absent = true })
  end,
}

scenario "her skull brings challenges until five roam" {
  covers = { "ZAN-148" },
  awake = { "Yeth, the Dreamer Below" },
  altar = { { "Counting of the Bones", complete = true } },
  roaming = { "Grass Stalker", "Vine Thief" },
  green_deck = { "Drought Wisp", "Leech Cloud", "Burrow Badgers", "Mask Dancer" },

  run = function(t)
    t:expect {
      roaming_order = { "Grass Stalker", "Vine Thief", "Drought Wisp", "Leech Cloud", "Burrow Badgers" },
      green_deck = { "Mask Dancer" },
    }
  end,
}

scenario "with more than five on the track it brings none" {
  covers = { "ZAN-148" },
  awake = { "Yeth, the Dreamer Below" },
  altar = { { "Counting of the Bones", complete = true } },
  roaming = { "Grass Stalker", "Vine Thief", "Drought Wisp", "Leech Cloud", "Burrow Badgers", "Mask Dancer" },
  green_deck = { "Creeping Fig" },

  run = function(t) t:expect { roaming_size = 6, green_deck = { "Creeping Fig" } } end,
}

scenario "whom the snake wounds is tired, too" {
  covers = { "ZAN-149" },
  awake = { "Ghazir, Snake of Small Hours" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Ghazir, Snake of Small Hours" },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("tired")
    t.you:defend("Bakari Stonehand")
    t:expect_object("Bakari Stonehand", { wounds = 2, exhaustion = 1 })
  end,
}

scenario "his skull adds doom, then a token is drawn and placed" {
  covers = { "ZAN-149", "B7 doom" },
  awake = { "Ghazir, Snake of Small Hours" },
  altar = { { "Counting of the Bones", complete = true }, "Vigil at the Still Pool" },
  pool = { "Moon Token" },

  run = function(t)
    t:expect_object("Ghazir, Snake of Small Hours", { doom = 1, life = 10 })
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
  end,
}

scenario "whom the count finds most wounded suffers one more each round" {
  covers = { "ZAN-150" },
  notes = { current_rank = "red" },
  awake = { "Morwe, Who Keeps the Count" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = {
    map = { ["Grazing End"] = { { "Bakari Stonehand", wounds = 1 } } },
    party = { { "Gentle Ubo", wounds = 2 } },
  },

  run = function(t)
    t.you:face_god("Morwe, Who Keeps the Count")
    t:expect_object("Gentle Ubo", { wounds = 3 })
    t:expect_object("Bakari Stonehand", { wounds = 1 })
  end,
}

scenario "three doom counters wound each hero" {
  covers = { "ZAN-150" },
  awake = { { "Morwe, Who Keeps the Count", doom = 2 } },
  altar = { { "Gravemoss Garland", complete = true } },

  run = function(t)
    t:expect_object("Morwe, Who Keeps the Count", { doom = 3, life = 11 })
    t:expect_object("Bakari Stonehand", { wounds = 1 })
  end,
}

scenario "the lion bites harder in each round, at most by three" {
  covers = { "ZAN-141" },
  awake = { "Azumba, the Noonday Lion" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Azumba, the Noonday Lion" },
  chance = { 10, 10 },

  run = function(t)
    t:expect_object("Azumba, the Noonday Lion", { melee = 3 })
    t.you:defend("Bakari Stonehand")
    t:expect_object("Azumba, the Noonday Lion", { melee = 4 })
  end,
}

scenario "who has gold for the bargain may bleed instead" {
  covers = { "ZAN-121" },
  altar = { { "Bargain in Blood", complete = true } },

  run = function(t)
    t.you:answer("2 wounds")
    t:expect { you = { gold = 3 } }
    t:expect_object("Bakari Stonehand", { wounds = 2 })
  end,
}

scenario "with a god awake the hollow moon sends the omen of the moon twice" {
  covers = { "ZAN-126" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "Hour of the Hollow Moon", complete = true } },
  you = { gold = 9 },

  run = function(t) t:expect { you = { gold = 5 }, discards = { "Hour of the Hollow Moon" } } end,
}

scenario "the sun of the sunrise puts a counter of each colour on the nearest space that has none" {
  covers = { "ZAN-142" },
  awake = { "Teliva, Weaver of Dawn" },
  altar = { { "The Gilded Idol", complete = true } },
  map = { ["Grazing End"] = { "Green Gem" }, ["Ochre Track"] = { "Green Gem" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect_object("Yellow Gem", { at = "Shepherd's Tooth" })
    t:expect_object("Blue Gem", { at = "The Broken Comb" })
    t:expect_object("Red Gem", { at = "Cloudshelf" })
    t:expect { map = { ["Cairn of Kites"] = { "Green Gem" } } }
  end,
}

scenario "the sun of the three faces tires each hero" {
  covers = { "ZAN-145" },
  mode = "two",
  awake = { "Nuhari of the Three Faces" },
  altar = { { "The Gilded Idol", complete = true } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Amber Halt"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:expect_object("Bakari Stonehand", { exhaustion = 1 })
    t:expect_object("Tamsin Reedwalker", { exhaustion = 1 })
  end,
}

scenario "what was paid in a fight that is over heals her in no other" {
  covers = { "ZAN-147" },
  notes = { current_rank = "red" },
  settings = { god_wounds = "stay" },
  awake = { { "Ulanna, Mother of Tides", tally = 2, wounds = 3 } },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", life_training = 9 } } } },
  chance = { 1, 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:face_god("Ulanna, Mother of Tides")
    t:expect_object("Ulanna, Mother of Tides", { tally = 0 })
    t.you:stand_fast()
    t.you:defend("Bakari Stonehand")
    t.you:defend("Bakari Stonehand")
    t.you:defend("Bakari Stonehand")
    t:expect_object("Ulanna, Mother of Tides", { wounds = 3 })
  end,
}

scenario "the spear gives two Body more against a god, beside the three that it adds" {
  covers = { "ZAN-174" },
  awake = { "Teliva, Weaver of Dawn" },
  notes = { current_rank = "red", step = "escape", foe = "Teliva, Weaver of Dawn" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Godbane Spear" } },

  run = function(t) t:expect_object("Joro the Unlucky", { body = 8 }) end,
}

scenario "an escape that fails brings Joro luck" {
  covers = { "ZAN-186" },
  roaming = { "Grass Stalker" },
  notes = { step = "escape", foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:flee({ moment = "skip_it" })
    t:expect_object("Joro the Unlucky", { tally = 1 })
  end,
}

given {}

scenario "so does an omen in an own turn" {
  covers = { "ZAN-186" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "The Gilded Idol", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  foe = { map = { ["Amber Halt"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Joro the Unlucky", { tally = 1, exhaustion = 1 }) end,
}

scenario "in a turn of another player it brings none" {
  covers = { "ZAN-186" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "The Gilded Idol", complete = true } },
  you = { map = { ["Amber Halt"] = { "Tamsin Reedwalker" } } },
  foe = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t) t:expect_object("Joro the Unlucky", { tally = 0, exhaustion = 1 }) end,
}

scenario "nor does a fourth piece of luck come to him" {
  covers = { "ZAN-186" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "The Gilded Idol", complete = true } },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", tally = 3 } } } },
  foe = { map = { ["Amber Halt"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Joro the Unlucky", { tally = 3, exhaustion = 1 }) end,
}
