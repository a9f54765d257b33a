-- The roaming check (B5) and the draw of challenges and tokens (B4, B8), sentence by sentence.

given { mode = "alone", you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } } }

scenario "the check is due after a single step, too" {
  covers = { "B5 check" },
  roaming = { "Howler Troop", "Grass Stalker" },
  you = { map = { ["Amber Halt"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:walk("Bakari Stonehand", "Grazing End")
    t:expect { notes = { foe = "Grass Stalker", phase = "combat" } }
  end,
}

scenario "a monster of another terrain than the hero's space is not fought" {
  covers = { "B5 check", "B5 draw" },
  roaming = { "Grass Stalker" },
  green_deck = { "Dust Jackals" },
  you = { map = { ["Hush of Leaves"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming_order = { "Grass Stalker", "Dust Jackals" }, notes = { foe = false } }
  end,
}

scenario "of several that roam there one is faced, and no other" {
  covers = { "B5 check" },
  roaming = { "Grass Stalker", "Howler Troop", "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:stay()
    t.you:offers("face", "Grass Stalker")
    t.you:refused("face", "Howler Troop", "B5 check")
    t.you:face("Drought Wisp")
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "who attempts a counter has no check" {
  covers = { "B5 check", "A3 adventure" },
  roaming = { { "Dust Jackals", attached = { "Sun Token" } } },
  green_deck = { "Drought Wisp", "Grass Stalker" },
  map = { ["Grazing End"] = { "Green Gem" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming_order = { "Dust Jackals", "Drought Wisp" }, green_deck = { "Grass Stalker" } }
  end,
}

scenario "who leaves a counter alone has a check" {
  covers = { "B5 check" },
  roaming = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t.you:skip_adventure()
    t:expect { notes = { foe = "Drought Wisp", gem_at = false } }
  end,
}

scenario "who attacks a hero has no check" {
  covers = { "B5 check", "A10" },
  mode = "two",
  roaming = { "Dust Jackals" },
  foe = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t:expect { notes = { foe = "Joro the Unlucky" } }
  end,
}

scenario "a counter on the space gives no experience for a monster that roams" {
  covers = { "B5 reward" },
  roaming = { { "Ostrich Courier", attached = { "Moon Token" } } },
  altar = { "Tide Calling" },
  map = { ["Grazing End"] = { "Green Gem" } },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Ostrich Courier" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 4, experience = 1, spoils = {} } }
    t:expect_object("Green Gem", { at = "Grazing End" })
  end,
}

scenario "the question what to meet is asked once, although the track is full" {
  covers = { "B5 track", "B5 draw" },
  roaming = {
    { "Howler Troop", attached = { "Moon Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool" },
  green_deck = { "Grass Stalker" },
  pool = { "Skull Token" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t.you:skip_adventure()
    t:expect {
      roaming_order = {
        "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter", "Grass Stalker",
      },
      discards = { "Howler Troop" }, notes = { foe = "Grass Stalker", phase = "combat" },
    }
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
    t:expect_object("Grass Stalker", { attached = { "Skull Token" } })
  end,
}

scenario "the token of a monster that is pushed out goes to the leftmost ritual of its symbol unasked" {
  covers = { "B5 track" },
  roaming = {
    { "Howler Troop", attached = { "Sun Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Tide Calling", "Dance of Long Shadows", "The Gilded Idol" },
  green_deck = { "Burrow Badgers" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
    t:expect_object("The Gilded Idol", { attached = {} })
  end,
}

scenario "a wild token of one that is pushed out goes to the leftmost ritual" {
  covers = { "B5 track" },
  roaming = {
    { "Howler Troop", attached = { "Wild Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool", "Dance of Long Shadows" },
  green_deck = { "Burrow Badgers" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Vigil at the Still Pool", { attached = { "Wild Token" } })
  end,
}

scenario "its token brings rituals where none fits" {
  covers = { "B5 track", "B6 draw" },
  roaming = {
    { "Howler Troop", attached = { "Sun Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool" },
  green_rites = { "First Blood Bowl", "The Gilded Idol", "Dance of Long Shadows" },
  green_deck = { "Burrow Badgers" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { altar_order = { "Vigil at the Still Pool", "First Blood Bowl", "The Gilded Idol" } }
    t:expect_object("The Gilded Idol", { attached = { "Sun Token" } })
  end,
}

scenario "by the letter it goes to the leftmost ritual whatever its symbol" {
  covers = { "B5 track", "D" },
  settings = { overflow_token = "leftmost" },
  roaming = {
    { "Howler Troop", attached = { "Sun Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool", "Dance of Long Shadows" },
  green_deck = { "Burrow Badgers" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Vigil at the Still Pool", { attached = { "Sun Token" } })
  end,
}

scenario "an undefeated challenge of a counter pushes out the leftmost of six" {
  covers = { "B5 track", "B4 undefeated" },
  roaming = {
    { "Howler Troop", attached = { "Moon Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Vigil at the Still Pool" },
  arena = { { "Drought Wisp", attached = { "Sun Token" } } },
  map = { ["Grazing End"] = { "Green Gem" } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Drought Wisp", gem_at = "Green Gem" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect {
      roaming_order = {
        "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter", "Drought Wisp",
      },
      discards = { "Howler Troop" },
    }
    t:expect_object("Drought Wisp", { attached = { "Sun Token" } })
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
  end,
}

scenario "a hero who is knocked out by a drawn challenge leaves it roaming and its counter on the map" {
  covers = { "B4 undefeated", "A7 knock-out" },
  arena = { { "Drought Wisp", attached = { "Sun Token" } } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Drought Wisp", gem_at = "Green Gem" },
  you = { map = { ["Echo Bench"] = { { "Bakari Stonehand", wounds = 5 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Bakari Stonehand")
    t:expect { roaming = { "Drought Wisp" }, you = { spoils = {} } }
    t:expect_object("Drought Wisp", { attached = { "Sun Token" } })
    t:expect_object("Green Gem", { at = "Echo Bench" })
  end,
}

scenario "a roaming challenge of a higher rank lifts the rituals by two ranks at once" {
  covers = { "B3 rank" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Noon Phantom", current_rank = "green" },
  roaming = { { "Noon Phantom", wounds = 2, attached = { "Sun Token" } } },
  blue_rites = { "Harvest of Wings", "Road of Glass" },
  green_rites = { "Feast of Embers" },
  yellow_rites = { "Raising of the Brass Sun" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { current_rank = "blue" }, altar = { "Harvest of Wings" }, green_rites = { "Feast of Embers" } }
  end,
}

scenario "the rank never goes down" {
  covers = { "B3 rank" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Dust Jackals", current_rank = "blue" },
  roaming = { { "Dust Jackals", attached = { "Sun Token" } } },
  green_rites = { "Feast of Embers" },
  blue_rites = { "Harvest of Wings", "Road of Glass" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { current_rank = "blue" }, altar = { "Harvest of Wings" } }
  end,
}

scenario "the rank may rise after the token of the challenge is placed, where that is agreed" {
  covers = { "B3 rank", "D" },
  settings = { rank_rises = "after_token" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Noon Phantom", current_rank = "green" },
  roaming = { { "Noon Phantom", wounds = 2, attached = { "Sun Token" } } },
  green_rites = { "Dance of Long Shadows", "Kindling of the Morning" },
  blue_rites = { "Harvest of Wings" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { current_rank = "blue" }, altar = { "Dance of Long Shadows" } }
  end,
}

scenario "the check draws from the deck of the rank of the rituals" {
  covers = { "B3 decks", "B5 draw" },
  notes = { current_rank = "blue" },
  green_deck = { "Howler Troop" },
  blue_deck = { "Thorn Mother" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Thorn Mother" }, green_deck = { "Howler Troop" } }
  end,
}

scenario "a counter draws from the deck of its own colour" {
  covers = { "A3 adventure", "B3 decks" },
  notes = { current_rank = "red" },
  green_deck = { "Drought Wisp" },
  red_deck = { "Mane of the Sun" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Drought Wisp" }, red_deck = { "Mane of the Sun" } }
  end,
}

scenario "an adventure deck that is empty is followed by the next, and the rituals stay" {
  covers = { "B3 decks", "D" },
  yellow_deck = { "Tree Hunters" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Tree Hunters" }, notes = { current_rank = "green" } }
  end,
}

scenario "or the rituals rise with it, where that is agreed" {
  covers = { "B3 decks", "D" },
  settings = { deck_overrun = "lifts_rituals" },
  yellow_deck = { "Tree Hunters" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Tree Hunters" }, notes = { current_rank = "yellow" } }
  end,
}

scenario "where no deck has a challenge, nothing roams and the rituals stay" {
  covers = { "B3 decks" },
  settings = { deck_overrun = "lifts_rituals" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = {}, notes = { current_rank = "green" } }
  end,
}

scenario "red challenges that are gone are shuffled when the red deck is empty" {
  covers = { "B3 red deck" },
  notes = { current_rank = "red" },
  red_discards = { "Green Colossus" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Green Colossus" }, red_discards = {} }
  end,
}

scenario "a counter whose deck is empty draws from the next" {
  covers = { "B3 decks", "D" },
  yellow_deck = { "Tree Hunters" },
  discards = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Tree Hunters" }, discards = { "Drought Wisp" } }
  end,
}

scenario "or its discards are shuffled, where that is agreed" {
  covers = { "B3 decks", "D" },
  settings = { empty_deck_counter = "shuffle" },
  yellow_deck = { "Tree Hunters" },
  discards = { "Sabre Cat", "Drought Wisp", "Feast of Embers" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Drought Wisp" }, discards = { "Sabre Cat", "Feast of Embers" } }
  end,
}

scenario "or it draws nothing and is not attempted, where that is agreed" {
  covers = { "B3 decks", "D" },
  settings = { empty_deck_counter = "nothing" },
  yellow_deck = { "Tree Hunters" },
  roaming = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Green Gem" } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Drought Wisp", gem_at = false } }
  end,
}

scenario "a red counter whose discards lie there is attempted all the same" {
  covers = { "B3 red deck" },
  settings = { empty_deck_counter = "nothing" },
  red_discards = { "Green Colossus" },
  map = { ["Grazing End"] = { "Red Gem" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Red Gem")
    t:expect { notes = { foe = "Green Colossus" } }
  end,
}

scenario "bones put a challenge under its deck and bring another one before its token" {
  covers = { "B8 bones" },
  green_deck = { "Drought Wisp", "Grass Stalker", "Dust Jackals" },
  pool = { "Sun Token" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { pouch = { "Shaman Bones" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { bones = "?" })
    t:expect_object("Drought Wisp", { attached = {} })
    t:expect { pool = { "Sun Token" } }
    t.you:throw_bones()
    t:expect {
      notes = { foe = "Grass Stalker" }, green_deck = { "Dust Jackals", "Drought Wisp" },
      supply = { "Shaman Bones" }, you = { pouch = {} },
    }
    t:expect_object("Grass Stalker", { attached = { "Sun Token" } })
  end,
}

scenario "bones return a token that was drawn and bring another one" {
  covers = { "B8 bones" },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token", "Moon Token" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { pouch = { "Shaman Bones" } },
  chance = { "Sun Token", "Moon Token" },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { bones = { { "keep_it" }, { "throw_bones" } } })
    t:expect_object("Drought Wisp", { attached = { "Moon Token" } })
    t:expect { pool = { "Sun Token" }, supply = { "Shaman Bones" } }
  end,
}

scenario "several bones are thrown for one draw" {
  covers = { "B8 bones", "D" },
  green_deck = { "Dust Jackals", "Grass Stalker", "Drought Wisp" },
  pool = { "Sun Token" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { pouch = { "Shaman Bones", "Shaman Bones" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { bones = { { "throw_bones" }, { "throw_bones" } } })
    t:expect {
      notes = { foe = "Drought Wisp" }, green_deck = { "Dust Jackals", "Grass Stalker" },
      supply = { "Shaman Bones", "Shaman Bones" },
    }
  end,
}

scenario "or one for each draw, where that is agreed" {
  covers = { "B8 bones", "D" },
  settings = { bones_for_a_draw = "one" },
  green_deck = { "Drought Wisp", "Grass Stalker", "Dust Jackals" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { pouch = { "Shaman Bones", "Shaman Bones" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { bones = "throw_bones" })
    t:expect { notes = { foe = "Grass Stalker" }, you = { pouch = { "Shaman Bones" } } }
  end,
}

scenario "bones work for a challenge that a ritual draws" {
  covers = { "B8 bones", "B4 token" },
  altar = { { "Tide Calling", complete = true, attached = { "Moon Token" } } },
  green_deck = { "Drought Wisp", "Grass Stalker" },
  pool = { "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, pouch = { "Shaman Bones" } },

  run = function(t)
    t.you:answer("throw_bones")
    t:expect { roaming = { "Grass Stalker" }, green_deck = { "Drought Wisp" }, you = { pouch = {} } }
    t:expect_object("Grass Stalker", { attached = { "Sun Token" } })
  end,
}

scenario "bones work for a token that a ritual draws" {
  covers = { "B8 bones" },
  altar = { { "Hour of the Hollow Moon", complete = true }, "Dance of Long Shadows", "Vigil at the Still Pool" },
  pool = { "Sun Token", "Moon Token" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, pouch = { "Shaman Bones" } },
  chance = { "Sun Token", "Moon Token" },

  run = function(t)
    t.you:answer("throw_bones")
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
    t:expect { pool = { "Sun Token" }, you = { pouch = {} } }
  end,
}

scenario "a challenge that is discarded by a ritual has its token placed where the player likes" {
  covers = { "B4 token", "ZAN-117" },
  altar = {
    { "Milk of the Night", complete = true, attached = { "Moon Token", "Moon Token" } },
    "Dance of Long Shadows", "The Gilded Idol",
  },
  roaming = { { "Howler Troop", attached = { "Sun Token" } }, "Grass Stalker" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:answer("The Gilded Idol")
    t:expect_object("The Gilded Idol", { attached = { "Sun Token" } })
    t:expect { roaming = { "Grass Stalker" }, done = { "Milk of the Night" }, pool = { "Moon Token", "Moon Token" } }
  end,
}

scenario "a life counter does not keep anybody from what roams" {
  covers = { "B4 life", "A9 life" },
  roaming = { "Drought Wisp" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", life_training = 3 } } } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "two life counters close green and yellow, and blue stays open" {
  covers = { "A9 life" },
  blue_deck = { "Noon Phantom" },
  map = { ["Grazing End"] = { "Blue Gem" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", life_training = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Blue Gem")
    t:expect { notes = { foe = "Noon Phantom" } }
  end,
}

scenario "life counters close nothing, where that is agreed" {
  covers = { "A9 life" },
  settings = { life_closes = "nothing" },
  green_deck = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", life_training = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "nothing roams in the Lost City" {
  covers = { "B5 town", "B10 Lost City" },
  roaming = { "Dust Jackals" },
  map = { ["Grazing End"] = { "Lost City" } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { phase = "market", foe = false } }
  end,
}
