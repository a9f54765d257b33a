-- The resolution loop (B6) to the end: where a ritual lies while its omen acts, what is placed
-- when, long cascades.

given { mode = "alone", you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } } }

scenario "a ritual has left the track when its omen acts, so a token may bring a new one" {
  covers = { "B6 cascade", "B6 draw", "B7 omens" },
  awake = { "Ghazir, Snake of Small Hours" },
  altar = {
    { "Gravemoss Garland", attached = { "Skull Token" }, complete = true },
    "Tide Calling", "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl",
  },
  green_rites = { "Dance of Long Shadows", "Kindling of the Morning" },
  pool = { "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { at = "altar", attached = { "Sun Token" } })
    t:expect {
      altar_size = 6,
      discards = { "Gravemoss Garland" },
      green_rites = { "Kindling of the Morning" },
      done = {},
      notes = { current_rank = "green" },
    }
  end,
}

scenario "the tokens of a ritual are on it while its omen acts, and in the pool afterwards" {
  covers = { "B6 loop", "B7 omens" },
  awake = { "Azumba, the Noonday Lion" },
  altar = { { "The Gilded Idol", attached = { "Sun Token", "Wild Token" }, complete = true }, "Dance of Long Shadows" },
  pool = { "Moon Token" },

  run = function(t)
    t:expect {
      pool = { "Sun Token", "Wild Token" }, discards = { "The Gilded Idol" }, notes = { current_rank = "green" },
    }
    t:expect_object("Dance of Long Shadows", { attached = { "Moon Token" } })
  end,
}

scenario "tokens of an effect are placed while the ritual is still on the track" {
  covers = { "B6 cascade" },
  altar = {
    { "Sewing of Shadows", attached = { "Skull Token", "Skull Token" }, complete = true },
    "Tide Calling", "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "Gravemoss Garland",
  },
  pool = { "Sun Token", "Sun Token" },
  green_rites = { "Feast of Embers" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { green_rites = { "Feast of Embers" }, done = { "Sewing of Shadows", "Tide Calling" } }
    t:expect_object("Vigil at the Still Pool", { attached = { "Sun Token" } })
  end,
}

scenario "tokens are drawn and placed one at a time" {
  covers = { "B6 place", "ZAN-119" },
  altar = {
    { "Sewing of Shadows", attached = { "Skull Token", "Skull Token" }, complete = true },
    "Dance of Long Shadows", "The Gilded Idol",
  },
  pool = { "Sun Token", "Sun Token" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { pool_size = 1, question = "which_ritual" }
    t.you:answer("The Gilded Idol")
    t.you:answer("Dance of Long Shadows")
    t:expect { done = { "Sewing of Shadows" }, pool = { "Skull Token", "Skull Token" } }
  end,
}

scenario "a skull ritual places two tokens that complete two more, and the third wakes a god without an omen" {
  covers = { "B6 cascade", "B6 loop", "B7 awakening" },
  altar = {
    "Tide Calling",
    { "Sewing of Shadows", attached = { "Skull Token", "Skull Token" }, complete = true },
    "The Silver Thread",
  },
  roaming = { "Dust Jackals" },
  green_deck = { "Drought Wisp" },
  pool = { "Moon Token", "Wild Token" },
  sleeping = { "Yeth, the Dreamer Below", "Morwe, Who Keeps the Count" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },
  chance = { "Moon Token", "Skull Token" },

  run = function(t)
    t.you:answer("The Silver Thread")
    t:expect {
      altar = {}, done = {}, awake = { "Yeth, the Dreamer Below" }, box = { "Morwe, Who Keeps the Count" },
      roaming_order = { "Drought Wisp", "Dust Jackals" },
      discards = { "Tide Calling", "Sewing of Shadows", "The Silver Thread" },
    }
  end,
}

scenario "the three rituals that wake a god bring no omen" {
  covers = { "B7 awakening" },
  done = { "Counting of the Bones", "First Blood Bowl" },
  altar = { { "Gravemoss Garland", attached = { "Skull Token" }, complete = true } },
  sleeping = { "Morwe, Who Keeps the Count" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Morwe, Who Keeps the Count", { at = "awake", doom = 0 })
    t:expect {
      discards = { "Counting of the Bones", "First Blood Bowl", "Gravemoss Garland" }, pool = { "Skull Token" },
    }
  end,
}

scenario "the effect comes before the omen" {
  covers = { "B6 loop", "B7 omens" },
  awake = { "Vossu, the Vulture Judge" },
  altar = { { "The Gilded Idol", complete = true, attached = { "Sun Token", "Sun Token" } } },
  you = { gold = 0 },

  run = function(t) t:expect { you = { gold = 1 } } end,
}

scenario "the next ritual resolves when the omen of the one before is done" {
  covers = { "B6 loop", "B7 omens" },
  awake = { "Vossu, the Vulture Judge" },
  altar = {
    { "The Gilded Idol", complete = true, attached = { "Sun Token", "Sun Token" } },
    { "Feast of Embers", complete = true, attached = { "Sun Token" } },
  },
  you = { gold = 5 },

  run = function(t)
    t:expect { you = { gold = 1 }, discards = { "The Gilded Idol", "Feast of Embers" } }
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "a symbol for which the god has no omen brings none" {
  covers = { "B7 omens" },
  awake = { "Morwe, Who Keeps the Count" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },

  run = function(t)
    t:expect_object("Morwe, Who Keeps the Count", { doom = 0 })
    t:expect { discards = { "Feast of Embers" } }
  end,
}

scenario "a complete ritual takes no token: a forced one goes to the leftmost incomplete one" {
  covers = { "B6 full", "D" },
  altar = {
    { "Feast of Embers", complete = true, attached = { "Sun Token" } },
    "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl", "Gravemoss Garland",
  },
  due_tokens = { "Sun Token" },
  green_rites = { "Kindling of the Morning" },

  run = function(t)
    t:expect_object("Vigil at the Still Pool", { attached = { "Sun Token" } })
    t:expect { done = { "Feast of Embers" }, green_rites = { "Kindling of the Morning" } }
  end,
}

scenario "while six complete rituals fill the track a token waits" {
  covers = { "B6 full", "B6 loop" },
  altar = {
    { "Feast of Embers", complete = true }, { "Tide Calling", complete = true },
    { "Gravemoss Garland", complete = true }, { "Kindling of the Morning", complete = true },
    { "Counting of the Bones", complete = true }, { "The Silver Thread", complete = true },
  },
  sleeping = { "Nuhari of the Three Faces" },
  due_tokens = { "Sun Token" },
  green_rites = { "Dance of Long Shadows" },
  green_deck = { "Dust Jackals" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
    t:expect { altar = { "Dance of Long Shadows" }, awake = { "Nuhari of the Three Faces" } }
  end,
}

scenario "a forced token may complete a ritual whatever its symbol is" {
  covers = { "B6 full", "B6 complete" },
  altar = {
    { "Vigil at the Still Pool", attached = { "Moon Token" } }, "The Silver Thread", "Counting of the Bones",
    "First Blood Bowl", "Gravemoss Garland", "Whisper Under the Floor",
  },
  due_tokens = { "Sun Token" },

  run = function(t)
    t:expect { done = { "Vigil at the Still Pool" }, pool = { "Moon Token", "Sun Token" } }
  end,
}

scenario "rituals come until six are there, and then the leftmost gets the token" {
  covers = { "B6 draw", "B6 full" },
  altar = { "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl" },
  green_rites = { "Gravemoss Garland", "Tide Calling", "Feast of Embers" },
  due_tokens = { "Sun Token" },

  run = function(t)
    t:expect {
      altar_order = {
        "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl",
        "Gravemoss Garland", "Tide Calling",
      },
      green_rites = { "Feast of Embers" },
    }
    t:expect_object("Vigil at the Still Pool", { attached = { "Sun Token" } })
  end,
}

scenario "a ritual of its symbol without an open slot does not take it" {
  covers = { "B6 place", "B6 draw" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },
  due_tokens = { "Sun Token" },
  green_rites = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
    t:expect { done = { "Feast of Embers" } }
  end,
}

scenario "when the last red ritual is drawn the red discards are shuffled" {
  covers = { "B3 red deck" },
  notes = { current_rank = "red" },
  red_rites = { "The Sun That Stays" },
  red_spent = { "Moon Without a Face", "March of the Emptied Graves" },
  due_tokens = { "Sun Token" },

  run = function(t) t:expect { altar = { "The Sun That Stays" }, red_rites_size = 2, red_spent = {} } end,
}

scenario "a hero whom a ritual knocks out in the own turn wakes in a town, and the turn is over" {
  covers = { "A7 knock-out", "B6 triggered" },
  arena = { { "Dust Jackals", attached = { "Skull Token" } } },
  altar = { { "First Blood Bowl", attached = { "Skull Token" } } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  market_deck = { "Gourd Rattle" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Dust Jackals", gem_at = "Green Gem" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 5 } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
    t:expect { market_deck = { "Gourd Rattle" }, you = { gold = 0, spoils = { "Green Gem" } } }
  end,
}

scenario "a ritual that lies beside the gods may be marked as complete: it stays there" {
  covers = { "B7 awakening" },
  done = { { "Tide Calling", complete = true }, { "The Silver Thread", complete = true } },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },
  sleeping = { "Isamel, Heron of Two Waters", "Morwe, Who Keeps the Count" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect {
      awake = { "Isamel, Heron of Two Waters" }, done = {},
      discards = { "Tide Calling", "The Silver Thread", "Feast of Embers" },
    }
    t:expect_object("Bakari Stonehand", { at = "Seven Drums", exhaustion = 1 })
  end,
}

scenario "a ritual whose slots are filled is complete, marked or not" {
  covers = { "B6 complete", "B6 loop" },
  altar = {
    { "Tide Calling", attached = { "Moon Token" } },
    { "The Gilded Idol", attached = { "Sun Token", "Wild Token" } },
    { "Vigil at the Still Pool", attached = { "Moon Token" } },
  },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect {
      done_order = { "Tide Calling", "The Gilded Idol" }, altar = { "Vigil at the Still Pool" },
      pool = { "Moon Token", "Sun Token", "Wild Token" }, you = { gold = 5 },
    }
  end,
}

scenario "a die less is thrown, and a wounded hero throws three" {
  covers = { "ZAN-106" },
  altar = { "The Walk of Soft Feet" },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", wounds = 1 } } } },
  chance = { 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 3 }
  end,
}

scenario "a ritual that a challenge feeds before the combat may knock the hero out" {
  covers = { "ZAN-043" },
  roaming = { "Bone Piper", "Grass Stalker" },
  altar = { { "First Blood Bowl", attached = { "Skull Token" } } },
  pool = { "Skull Token" },
  you = { map = { ["Cairn of Kites"] = { { "Bakari Stonehand", wounds = 5 } } } },

  run = function(t)
    t.you:stay()
    t:expect { turn_player = "you", roaming_order = { "Bone Piper", "Grass Stalker" } }
    t:expect_object("Bakari Stonehand", { wounds = 0 })
  end,
}

given {}

scenario "relentless: both tokens of one that is pushed out are placed from the left" {
  covers = { "B5 track" },
  mode = "alone",
  settings = { relentless = "yes" },
  roaming = {
    { "Howler Troop", attached = { "Moon Token", "Sun Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool", "Dance of Long Shadows", "The Gilded Idol" },
  green_deck = { "Burrow Badgers" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

scenario "a ritual that the pushed-out token completes draws before the newcomer joins" {
  covers = { "B5 track" },
  mode = "alone",
  roaming = {
    { "Howler Troop", attached = { "Moon Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Tide Calling" },
  green_deck = { "Burrow Badgers", "Leech Cloud" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect {
      roaming_order = {
        "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter", "Leech Cloud", "Burrow Badgers",
      },
    }
    t:expect { discards = { "Howler Troop", "Creeping Fig" } }
  end,
}

scenario "an omen knocks out another hero, and the turn goes on" {
  covers = { "B7 omens" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "Gravemoss Garland", complete = true } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 5 } } }, gold = 4 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
    t:expect { foe = { gold = 0 }, turn_player = "you", question = "move" }
  end,
}

scenario "a god falls to the first hit of a fight that began with the turn" {
  covers = { "B7 win" },
  mode = "alone",
  ends = "god",
  notes = { current_rank = "red" },
  awake = { { "Azumba, the Noonday Lion", wounds = 7 } },
  map = { ["Grazing End"] = { "Lost City" } },
  settings = { god_wounds = "stay" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Azumba, the Noonday Lion")
    t.you:stand_fast()
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "you", reason = "god" }
  end,
}

scenario "who fails to flee from a god and falls wakes in the Lost City, without gold and the dearest card" {
  covers = { "B7 fight" },
  mode = "alone",
  notes = { current_rank = "red" },
  awake = { "Azumba, the Noonday Lion" },
  map = { ["Grazing End"] = { "Lost City" }, ["Seven Drums"] = {} },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } }, pack = { "Gourd Rattle" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:face_god("Azumba, the Noonday Lion")
    t.you:flee()
    t:expect { you = { gold = 0, pack = {} }, awake = { "Azumba, the Noonday Lion" } }
    t:expect_object("Tamsin Reedwalker", { at = "Grazing End", wounds = 0 })
  end,
}

scenario "who sits to the left chooses where the hero is moved" {
  covers = { "ZAN-102" },
  altar = { { "Dance of Long Shadows", complete = true } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.foe:answer("Whistling Grass")
    t:expect_object("Bakari Stonehand", { at = "Whistling Grass" })
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
  end,
}

scenario "rituals come through the end of a deck into the next one" {
  covers = { "B6 draw" },
  mode = "alone",
  green_rites = { "Tide Calling" },
  yellow_rites = { "Market of Masks", "Raising of the Brass Sun", "Ash Baptism" },
  due_tokens = { "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect {
      altar_order = { "Tide Calling", "Market of Masks", "Raising of the Brass Sun" },
      notes = { current_rank = "yellow" }, yellow_rites = { "Ash Baptism" },
    }
  end,
}

scenario "the ritual of an omen finds the room of the one that has just left" {
  covers = { "ZAN-148" },
  mode = "alone",
  awake = { "Yeth, the Dreamer Below" },
  altar = {
    { "Tide Calling", complete = true },
    "Feast of Embers", "First Blood Bowl", "The Silver Thread", "Counting of the Bones", "Vigil at the Still Pool",
  },
  green_rites = { "Dance of Long Shadows", "The Gilded Idol" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect { altar_size = 6, green_rites = { "The Gilded Idol" } }
  end,
}
