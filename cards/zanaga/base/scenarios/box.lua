-- Options of the box (B11) to the end: safari, relentless rituals, epic battle.

local far = "Echo Bench"

given { mode = "alone", you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } } }

scenario "safari: nothing is tracked where a monster of the space roams" {
  covers = { "B11 safari", "B5 check" },
  settings = { safari = "yes" },
  roaming = { "Howler Troop", "Drought Wisp" },
  chance = { 4, 4, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t:expect { notes = { foe = "Drought Wisp" }, cup_size = 5 }
  end,
}

scenario "safari: who has no die left tracks nothing" {
  covers = { "B11 safari" },
  settings = { safari = "yes" },
  roaming = { "Howler Troop" },
  green_deck = { "Burrow Badgers" },
  you = { map = { ["Amber Halt"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:walk("Bakari Stonehand", "Grazing End")
    t:expect { roaming_order = { "Howler Troop", "Burrow Badgers" } }
  end,
}

scenario "safari: a die whose terrain nothing shows is no question" {
  covers = { "B11 safari" },
  settings = { safari = "yes" },
  roaming = { "Leech Cloud" },
  green_deck = { "Burrow Badgers" },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:stop_at("turn_ends")
    t.you:stop()
    t:expect { roaming_order = { "Leech Cloud", "Burrow Badgers" } }
  end,
}

scenario "safari: what is tracked is fought as if it matched, without experience" {
  covers = { "B11 safari", "B5 reward" },
  settings = { safari = "yes" },
  roaming = { { "Howler Troop", attached = { "Moon Token" } }, "Burrow Badgers" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { party = { "Gentle Ubo" } },
  chance = { 4, 1, 1, 1, 1, 10, 10 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t.you:skip_adventure()
    t.you:track("Howler Troop")
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming_order = { "Howler Troop", "Burrow Badgers" }, you = { spoils = {} } }
  end,
}

scenario "safari is not offered where it is not agreed" {
  covers = { "B11 safari" },
  roaming = { "Howler Troop" },
  green_deck = { "Burrow Badgers" },
  chance = { 4, 4, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:stop_at("turn_ends")
    t.you:stop()
    t:expect { roaming_order = { "Howler Troop", "Burrow Badgers" } }
  end,
}

scenario "safari: the question comes once, although the track is full" {
  covers = { "B11 safari", "B5 track" },
  settings = { safari = "yes" },
  roaming = {
    { "Howler Troop", attached = { "Moon Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool" },
  green_deck = { "Burrow Badgers" },
  chance = { 4, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t:stop_at("turn_ends")
    t.you:skip_adventure()
    t:expect { discards = { "Howler Troop" }, roaming_size = 6 }
  end,
}

scenario "safari: a die that counts as every terrain tracks anything" {
  covers = { "B11 safari", "ZAN-168" },
  settings = { safari = "yes" },
  roaming = { "Leech Cloud" },
  you = { pack = { "Cartographer's Thread" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Cartographer's Thread")
    t.you:stop()
    t.you:track("Leech Cloud")
    t:expect { notes = { foe = "Leech Cloud" }, cup_size = 4 }
  end,
}

given {}

scenario "relentless: the setup lays two tokens on each challenge" {
  covers = { "B11 relentless", "D" },
  mode = "alone",
  decks = {},
  seed = 3,
  settings = { relentless = "yes" },

  run = function(t)
    t.you:answer("Amber Halt")
    t:expect { pool_size = 54, roaming_size = 3 }
  end,
}

scenario "relentless: or one, where that is agreed" {
  covers = { "B11 relentless", "D" },
  mode = "alone",
  decks = {},
  seed = 3,
  settings = { relentless = "yes", relentless_start = "one" },

  run = function(t)
    t.you:answer("Amber Halt")
    t:expect { pool_size = 57, roaming_size = 3 }
  end,
}

scenario "relentless: both tokens of a defeated challenge are placed, one at a time" {
  covers = { "B11 relentless", "B6 place" },
  mode = "alone",
  settings = { relentless = "yes" },
  altar = { "Dance of Long Shadows", "The Gilded Idol", "Vigil at the Still Pool" },
  roaming = { { "Drought Wisp", attached = { "Sun Token", "Moon Token" } } },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky", { which_ritual = "The Gilded Idol" })
    t:expect_object("The Gilded Idol", { attached = { "Sun Token" } })
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
  end,
}

scenario "relentless: what a ritual draws to the track has two tokens as well" {
  covers = { "B11 relentless" },
  mode = "alone",
  settings = { relentless = "yes" },
  altar = { { "Tide Calling", complete = true } },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token", "Sun Token", "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Drought Wisp", { attached = { "Sun Token", "Sun Token" } }) end,
}

scenario "relentless: the three omens are those of the three rituals, each with its symbol" {
  covers = { "B11 relentless" },
  mode = "alone",
  settings = { relentless = "yes" },
  done = { "Gravemoss Garland", "Dance of Long Shadows" },
  altar = { { "Hour of the Hollow Moon", complete = true } },
  sleeping = { "Nuhari of the Three Faces" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:expect_object("Tamsin Reedwalker", { exhaustion = 1, wounds = 1 })
    t:expect { you = { gold = 1 }, awake = { "Nuhari of the Three Faces" } }
  end,
}

scenario "relentless: a symbol that lies there twice brings its omen twice" {
  covers = { "B11 relentless" },
  mode = "alone",
  settings = { relentless = "yes" },
  done = { "Gravemoss Garland", "Counting of the Bones" },
  altar = { { "First Blood Bowl", complete = true } },
  sleeping = { "Morwe, Who Keeps the Count" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:expect_object("Morwe, Who Keeps the Count", { doom = 3 })
    t:expect_object("Tamsin Reedwalker", { wounds = 2 })
  end,
}

scenario "relentless fits two players" {
  covers = { "B11 relentless" },
  settings = { relentless = "yes" },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token", "Sun Token" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { [far] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect_object("Drought Wisp", { attached = { "Sun Token", "Sun Token" } })
  end,
}

given {
  settings = { epic = "yes" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { [far] = { "Joro the Unlucky" } } },
  foe2 = { map = { [far] = { "Bakari Stonehand" } } },
  foe3 = { map = { [far] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { [far] = { "Oyelle of the Drums" } } },
}

scenario "epic: a god that has the symbol already is passed over, and one that wants it twice is not" {
  covers = { "B11 epic" },
  sleeping = {
    { "Korroth, the Burning Bull", attached = { "Gravemoss Garland" } },
    { "Vossu, the Vulture Judge", attached = { "Counting of the Bones" } },
  },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token", "Skull Token" } } },

  run = function(t)
    t:expect_object("Vossu, the Vulture Judge", { attached = { "Counting of the Bones", "First Blood Bowl" } })
    t:expect_object("Korroth, the Burning Bull", { attached = { "Gravemoss Garland" } })
    t:expect { pool = { "Skull Token", "Skull Token" }, done = {}, altar = {} }
  end,
}

scenario "epic: the omen comes before the ritual goes under a god, and only the rightmost god sends one" {
  covers = { "B11 epic", "B7 omens", "D" },
  awake = { "Morwe, Who Keeps the Count", "Nuhari of the Three Faces" },
  sleeping = { { "Vossu, the Vulture Judge", attached = { "Counting of the Bones", "Dance of Long Shadows" } } },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token", "Skull Token" } } },

  run = function(t)
    t:expect_object("Tamsin Reedwalker", { wounds = 2 })
    t:expect_object("Morwe, Who Keeps the Count", { doom = 0 })
    t:expect {
      awake_order = { "Morwe, Who Keeps the Count", "Nuhari of the Three Faces", "Vossu, the Vulture Judge" },
      discards = { "Counting of the Bones", "Dance of Long Shadows", "First Blood Bowl" },
    }
  end,
}

scenario "epic: by the letter three symbols alone wake nobody" {
  covers = { "B11 epic", "D" },
  settings = { epic = "yes", epic_wakes = "no_place" },
  sleeping = {
    { "Azumba, the Noonday Lion", attached = { "Feast of Embers", "Dance of Long Shadows" } },
    "Teliva, Weaver of Dawn",
  },
  altar = { { "Kindling of the Morning", complete = true, attached = { "Sun Token" } } },

  run = function(t)
    t:expect { awake = {} }
    t:expect_object("Azumba, the Noonday Lion", {
      at = "sleeping", attached = { "Feast of Embers", "Dance of Long Shadows", "Kindling of the Morning" },
    })
  end,
}

scenario "epic: the rituals under a god stay there until it is defeated, where that is agreed" {
  covers = { "B11 epic", "D" },
  settings = { epic = "yes", epic_cards = "stay" },
  sleeping = { { "Azumba, the Noonday Lion", attached = { "Feast of Embers", "Dance of Long Shadows" } } },
  altar = { { "Kindling of the Morning", complete = true, attached = { "Sun Token" } } },

  run = function(t)
    t:expect_object("Azumba, the Noonday Lion", {
      at = "awake", attached = { "Feast of Embers", "Dance of Long Shadows", "Kindling of the Morning" },
    })
    t:expect { discards = {} }
  end,
}

scenario "epic: then they are discarded with its defeat" {
  covers = { "B11 epic", "D" },
  settings = { epic = "yes", epic_cards = "stay" },
  awake = { { "Azumba, the Noonday Lion", wounds = 7, attached = { "Feast of Embers", "Dance of Long Shadows" } } },
  sleeping = { "Teliva, Weaver of Dawn" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Azumba, the Noonday Lion",
    current_rank = "red" },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect {
      you = { trophies = { "Azumba, the Noonday Lion" } }, over = false, turn_player = "foe",
      discards = { "Feast of Embers", "Dance of Long Shadows" },
    }
  end,
}

scenario "epic: any god that is awake may be fought" {
  covers = { "B11 epic", "B7 fight" },
  notes = { current_rank = "red" },
  awake = { "Morwe, Who Keeps the Count", "Nuhari of the Three Faces" },
  map = { ["Grazing End"] = { "Lost City" } },

  run = function(t)
    t.you:offers("face_god", "Nuhari of the Three Faces")
    t.you:face_god("Morwe, Who Keeps the Count")
    t:expect { notes = { foe = "Morwe, Who Keeps the Count" } }
  end,
}

scenario "epic: who puts the Lost City on the map chooses the god" {
  covers = { "B11 epic", "B7 city" },
  notes = { current_rank = "red" },
  awake = { "Morwe, Who Keeps the Count", "Nuhari of the Three Faces" },
  supply = { "Lost City" },

  run = function(t)
    t.you:put_city({ which_god = "Morwe, Who Keeps the Count" })
    t:expect { notes = { foe = "Morwe, Who Keeps the Count" } }
    t:expect_object("Lost City", { at = "Grazing End" })
  end,
}

scenario "epic: the second trophy does not win" {
  covers = { "B11 epic" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Nuhari of the Three Faces",
    current_rank = "red" },
  awake = { { "Nuhari of the Three Faces", wounds = 7 } },
  sleeping = { "Teliva, Weaver of Dawn" },
  you = { trophies = { "Azumba, the Noonday Lion" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = false, turn_player = "foe" }
  end,
}

scenario "epic: when the last god has fallen most trophies win" {
  covers = { "B11 epic" },
  ends = "all_gods",
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Nuhari of the Three Faces" },
  awake = { { "Nuhari of the Three Faces", wounds = 7 } },
  foe = { trophies = { "Azumba, the Noonday Lion", "Ulanna, Mother of Tides" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "foe", reason = "all_gods" }
  end,
}

scenario "epic: of the same number of trophies the higher level wins" {
  covers = { "B11 epic" },
  ends = "all_gods",
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Nuhari of the Three Faces" },
  awake = { { "Nuhari of the Three Faces", wounds = 7 } },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", level = 3 } } }, trophies = { "Yeth, the Dreamer Below" },
  },
  foe = {
    map = { [far] = { { "Joro the Unlucky", level = 4 } } },
    trophies = { "Azumba, the Noonday Lion", "Ulanna, Mother of Tides" },
  },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "foe", reason = "all_gods" }
  end,
}

given {}

scenario "without epic the first god wins, with five players too" {
  covers = { "B7 win" },
  ends = "god",
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Nuhari of the Three Faces" },
  awake = { { "Nuhari of the Three Faces", wounds = 7 } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { [far] = { "Joro the Unlucky" } } },
  foe2 = { map = { [far] = { "Bakari Stonehand" } } },
  foe3 = { map = { [far] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { [far] = { "Oyelle of the Drums" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "you", reason = "god" }
  end,
}

scenario "epic: a fall against a god ends the turn, and the god stays" {
  covers = { "B11 epic" },
  settings = { epic = "yes" },
  notes = { current_rank = "red" },
  awake = { "Azumba, the Noonday Lion" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:face_god("Azumba, the Noonday Lion")
    t.you:flee()
    t:expect { turn_player = "foe", awake = { "Azumba, the Noonday Lion" } }
  end,
}
