-- The fight with a god (B7) sentence by sentence, and the order of a turn (B12).

local all_gods = {
  "Azumba, the Noonday Lion", "Teliva, Weaver of Dawn", "Korroth, the Burning Bull", "Isamel, Heron of Two Waters",
  "Nuhari of the Three Faces", "Vossu, the Vulture Judge", "Ulanna, Mother of Tides", "Yeth, the Dreamer Below",
  "Ghazir, Snake of Small Hours", "Morwe, Who Keeps the Count",
}

given {
  mode = "alone",
  notes = { current_rank = "red" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
}

scenario "a fight with a god takes the whole turn: nothing is refreshed, nobody moves, and no market follows" {
  covers = { "B7 fight", "B12 order", "B10 Lost City" },
  awake = { "Teliva, Weaver of Dawn" },
  market_deck = { "Gourd Rattle" },
  roaming = { "Dust Jackals" },
  map = { ["Grazing End"] = { "Lost City", "Green Gem" } },
  you = { pack = { { "Coil of Rope", face_down = true } }, experience = 9 },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t:expect_object("Coil of Rope", { face_down = true })
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { market_deck = { "Gourd Rattle" }, you = { experience = 9 }, notes = { phase = "end" } }
    t:expect_object("Coil of Rope", { face_down = true })
    t:expect_object("Teliva, Weaver of Dawn", { at = "awake" })
  end,
}

scenario "who does not fight the god has the turn as usual" {
  covers = { "B7 fight", "B12 order", "A3 refresh" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = {
    map = { ["Grazing End"] = { "Bakari Stonehand" } },
    pack = { { "Coil of Rope", face_down = true } },
  },

  run = function(t)
    t.you:skip_adventure()
    t:expect_object("Coil of Rope", { face_down = false })
    t.you:walk("Bakari Stonehand", "Amber Halt")
    t:expect_object("Bakari Stonehand", { at = "Amber Halt" })
  end,
}

scenario "while no god is awake nobody may put the Lost City on the map" {
  covers = { "B7 city" },
  sleeping = { "Teliva, Weaver of Dawn" },
  supply = { "Lost City" },

  run = function(t)
    t.you:refused("put_city")
    t.you:refused("face_god", "Teliva, Weaver of Dawn", "B7 awakening")
    t.you:stay()
  end,
}

scenario "while the rituals are blue nobody may put the Lost City on the map" {
  covers = { "B7 city" },
  notes = { current_rank = "blue" },
  awake = { "Teliva, Weaver of Dawn" },
  supply = { "Lost City" },

  run = function(t) t.you:refused("put_city") end,
}

scenario "while the Lost City lies elsewhere nobody may put it on the own space" {
  covers = { "B7 city" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Echo Bench"] = { "Lost City" } },

  run = function(t) t.you:refused("put_city") end,
}

scenario "who enters the Lost City fights the god in the next turn at the earliest" {
  covers = { "B7 fight" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Amber Halt"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:walk("Bakari Stonehand", "Amber Halt")
    t.you:refused("face_god", "Teliva, Weaver of Dawn")
    t.you:leave_market()
    t.you:face_god("Teliva, Weaver of Dawn")
    t:expect { notes = { foe = "Teliva, Weaver of Dawn" } }
  end,
}

scenario "life counters do not keep anybody from a god" {
  covers = { "B4 life", "B7 fight" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", life_training = 4 } } } },

  run = function(t) t.you:offers("face_god", "Teliva, Weaver of Dawn") end,
}

scenario "no snare trap holds a god, and the escape is a test of Spirit 18" {
  covers = { "B7 snare", "B8 snare", "A6 escape" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { pouch = { "Snare Trap" } },
  chance = { 8, 10 },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t.you:refused("snare", "B7 snare")
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { you = { pouch = { "Snare Trap" } }, notes = { phase = "end" } }
  end,
}

scenario "a god who was not defeated heals" {
  covers = { "B7 fight", "D" },
  awake = { { "Teliva, Weaver of Dawn", wounds = 4 } },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Teliva, Weaver of Dawn", { wounds = 0 })
  end,
}

scenario "or keeps its wounds, where that is agreed" {
  covers = { "B7 fight", "D" },
  settings = { god_wounds = "stay" },
  awake = { { "Teliva, Weaver of Dawn", wounds = 4 } },
  map = { ["Grazing End"] = { "Lost City" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Teliva, Weaver of Dawn", { wounds = 4 })
  end,
}

given {}

scenario "doom may count for nothing" {
  covers = { "B7 doom", "D" },
  mode = "alone",
  settings = { doom_life = "no" },
  awake = { { "Azumba, the Noonday Lion", doom = 2 } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Azumba, the Noonday Lion", { life = 8, body = 19 }) end,
}

scenario "doom may be life and values" {
  covers = { "B7 doom", "D" },
  mode = "alone",
  settings = { doom_values = "yes" },
  awake = { { "Azumba, the Noonday Lion", doom = 2 } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Azumba, the Noonday Lion", { life = 10, body = 21, mind = 19, spirit = 19 }) end,
}

scenario "a hero whom the god beats wakes in the Lost City, and the god stays awake" {
  covers = { "B7 sides", "B10 Lost City", "A7 knock-out" },
  mode = "alone",
  notes = { current_rank = "red", phase = "combat", step = "melee", combat_round = 1, foe = "Teliva, Weaver of Dawn" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Grazing End", wounds = 0 })
    t:expect { awake = { "Teliva, Weaver of Dawn" }, over = false, you = { gold = 0 } }
  end,
}

scenario "a beaten hero may wake in the Lost City, which is a town then" {
  covers = { "B10 Lost City", "A7 knock-out" },
  mode = "alone",
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Dust Jackals" },
  roaming = { "Dust Jackals" },
  map = { ["Amber Halt"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Amber Halt" })
  end,
}

scenario "no ritual brings an omen of the god while the god fights" {
  covers = { "B7 sides" },
  mode = "alone",
  notes = { current_rank = "red", phase = "combat", step = "escape", combat_round = 1,
    foe = "Nuhari of the Three Faces" },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "Gravemoss Garland", complete = true, attached = { "Skull Token" } } },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stand_fast()
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
    t:expect { discards = { "Gravemoss Garland" }, notes = { step = "ranged" } }
  end,
}

scenario "one of four players who defeats the god wins alone" {
  covers = { "B7 win" },
  ends = "god",
  notes = { current_rank = "red", phase = "combat", step = "ranged", combat_round = 1,
    foe = "Azumba, the Noonday Lion" },
  awake = { { "Azumba, the Noonday Lion", wounds = 7 } },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "you", reason = "god" }
  end,
}

given { mode = "alone", sleeping = all_gods, you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } } }

scenario "each three symbols wake their god: two suns and a moon" {
  covers = { "B7 awakening" },
  done = { "Kindling of the Morning", "The Gilded Idol" },
  altar = { { "Tide Calling", complete = true, attached = { "Moon Token" } } },

  run = function(t)
    t:expect { awake = { "Teliva, Weaver of Dawn" }, box_size = 9, sleeping = {}, pool = { "Moon Token" } }
  end,
}

scenario "each three symbols wake their god: three suns" {
  covers = { "B7 awakening" },
  done = { "Kindling of the Morning", "Feast of Embers" },
  altar = { { "The Gilded Idol", complete = true, attached = { "Sun Token" } } },

  run = function(t) t:expect { awake = { "Azumba, the Noonday Lion" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: two suns and one skull" {
  covers = { "B7 awakening" },
  done = { "Kindling of the Morning", "Feast of Embers" },
  altar = { { "Counting of the Bones", complete = true, attached = { "Skull Token" } } },

  run = function(t) t:expect { awake = { "Korroth, the Burning Bull" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: one sun and two moons" {
  covers = { "B7 awakening" },
  done = { "Tide Calling", "Kindling of the Morning" },
  altar = { { "The Silver Thread", complete = true, attached = { "Moon Token" } } },

  run = function(t) t:expect { awake = { "Isamel, Heron of Two Waters" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: one sun, one moon and one skull" {
  covers = { "B7 awakening" },
  done = { "Counting of the Bones", "Kindling of the Morning" },
  altar = { { "Tide Calling", complete = true, attached = { "Moon Token" } } },

  run = function(t) t:expect { awake = { "Nuhari of the Three Faces" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: one sun and two skulls" {
  covers = { "B7 awakening" },
  done = { "Counting of the Bones", "First Blood Bowl" },
  altar = { { "Kindling of the Morning", complete = true, attached = { "Sun Token" } } },

  run = function(t) t:expect { awake = { "Vossu, the Vulture Judge" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: three moons" {
  covers = { "B7 awakening" },
  done = { "Tide Calling", "The Silver Thread" },
  altar = { { "Vigil at the Still Pool", complete = true, attached = { "Moon Token" } } },

  run = function(t) t:expect { awake = { "Ulanna, Mother of Tides" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: two moons and one skull" {
  covers = { "B7 awakening" },
  done = { "Tide Calling", "Counting of the Bones" },
  altar = { { "The Silver Thread", complete = true, attached = { "Moon Token" } } },

  run = function(t) t:expect { awake = { "Yeth, the Dreamer Below" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: one moon and two skulls" {
  covers = { "B7 awakening" },
  done = { "Counting of the Bones", "Tide Calling" },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token" } } },

  run = function(t) t:expect { awake = { "Ghazir, Snake of Small Hours" }, box_size = 9, sleeping = {} } end,
}

scenario "each three symbols wake their god: three skulls" {
  covers = { "B7 awakening" },
  done = { "Counting of the Bones", "First Blood Bowl" },
  altar = { { "Gravemoss Garland", complete = true, attached = { "Skull Token" } } },

  run = function(t) t:expect { awake = { "Morwe, Who Keeps the Count" }, box_size = 9, sleeping = {} } end,
}
