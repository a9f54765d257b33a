-- Options of the box (B11).

given { you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "safari: a die is given for a fight with a monster of its terrain" {
  covers = { "B11 safari" },
  mode = "alone",
  settings = { safari = "yes" },
  roaming = { "Howler Troop", "Burrow Badgers" },
  chance = { 4, 4, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t.you:offers_not("track", "Burrow Badgers")
    t.you:track("Howler Troop")
    t:expect { notes = { foe = "Howler Troop" }, cup_size = 4 }
  end,
}

scenario "safari: who declines draws as usual" {
  covers = { "B11 safari" },
  mode = "alone",
  settings = { safari = "yes" },
  roaming = { "Howler Troop" },
  green_deck = { "Burrow Badgers" },
  chance = { 4, 4, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t:stop_at("turn_ends")
    t.you:skip_adventure()
    t:expect { roaming_order = { "Howler Troop", "Burrow Badgers" } }
  end,
}

scenario "relentless: a drawn challenge gets two tokens" {
  covers = { "B11 relentless" },
  mode = "alone",
  settings = { relentless = "yes" },
  green_deck = { "Drought Wisp" },
  pool = { "Moon Token", "Moon Token" },

  run = function(t)
    t.you:stay()
    t:expect_object("Drought Wisp", { attached = { "Moon Token", "Moon Token" } })
  end,
}

scenario "relentless: the god who wakes sends three omens at once" {
  covers = { "B11 relentless" },
  mode = "alone",
  settings = { relentless = "yes" },
  done = { "Tide Calling", "Dance of Long Shadows" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },
  sleeping = { "Teliva, Weaver of Dawn", "Morwe, Who Keeps the Count" },

  run = function(t)
    t:log_has("Teliva, Weaver of Dawn sends an omen")
    t:expect { awake = { "Teliva, Weaver of Dawn" } }
  end,
}

scenario "epic: a completed ritual goes under the leftmost sleeping god that lacks its symbol" {
  covers = { "B11 epic" },
  settings = { epic = "yes" },
  sleeping = { { "Azumba, the Noonday Lion", attached = { "Feast of Embers" } }, "Teliva, Weaver of Dawn" },
  altar = { { "Tide Calling", complete = true, attached = { "Moon Token" } } },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },

  run = function(t)
    t:expect_object("Teliva, Weaver of Dawn", { attached = { "Tide Calling" } })
  end,
}

scenario "epic: a god wakes when its own three symbols lie there" {
  covers = { "B11 epic" },
  settings = { epic = "yes" },
  sleeping = {
    { "Azumba, the Noonday Lion", attached = { "Feast of Embers", "Dance of Long Shadows" } },
    "Teliva, Weaver of Dawn",
  },
  altar = { { "Kindling of the Morning", complete = true, attached = { "Sun Token" } } },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },

  run = function(t)
    t:expect {
      awake = { "Azumba, the Noonday Lion" },
      sleeping = { "Teliva, Weaver of Dawn" },
      discards = { "Feast of Embers", "Dance of Long Shadows", "Kindling of the Morning" },
    }
  end,
}

scenario "epic: a ritual that no sleeping god lacks wakes the leftmost one" {
  covers = { "B11 epic" },
  settings = { epic = "yes", epic_wakes = "no_place" },
  sleeping = { "Azumba, the Noonday Lion" },
  altar = { { "Tide Calling", complete = true, attached = { "Moon Token" } } },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },

  run = function(t)
    t:expect { awake = { "Azumba, the Noonday Lion" }, discards = { "Tide Calling" } }
  end,
}

given {}

scenario "epic: the third trophy wins" {
  covers = { "B11 epic" },
  ends = "trophies",
  settings = { epic = "yes" },
  awake = { { "Nuhari of the Three Faces", wounds = 7 } },
  sleeping = { "Teliva, Weaver of Dawn" },
  notes = {
    woke = 1,
    phase = "combat",
    step = "ranged",
    combat_round = 1,
    foe = "Nuhari of the Three Faces",
  },
  you = {
    map = { ["Grazing End"] = { "Tamsin Reedwalker" } },
    trophies = { "Azumba, the Noonday Lion", "Vossu, the Vulture Judge" },
  },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe4 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "you", reason = "trophies" }
  end,
}

scenario "after the last round all lose" {
  covers = { "B2 end" },
  ends = "mists",
  mode = "alone",
  notes = { round = 60, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = true, reason = "mists" } end,
}
