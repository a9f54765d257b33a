-- Tokens, rituals, gods and their omens (B6, B7).
--
-- Tokens are due here at once: a monster has been defeated, or the position says so.

given { mode = "alone", due_tokens = { "Sun Token" }, you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "a token fills a slot of a ritual of its symbol" {
  covers = { "B6 place" },
  altar = { "Tide Calling", "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
    t:expect { due_tokens = {} }
  end,
}

scenario "among several of its symbol the active player chooses" {
  covers = { "B6 place" },
  altar = { "Dance of Long Shadows", "Raising of the Brass Sun" },

  run = function(t)
    t.you:answer("Raising of the Brass Sun")
    t:expect_object("Raising of the Brass Sun", { attached = { "Sun Token" } })
  end,
}

scenario "a wild token fits any ritual" {
  covers = { "B6 place" },
  altar = { "Dance of Long Shadows", "Tide Calling" },
  due_tokens = { "Wild Token" },

  run = function(t)
    t.you:answer("Tide Calling")
    t:expect { done = { "Tide Calling" }, pool = { "Wild Token" } }
  end,
}

scenario "where none fits rituals come until one does" {
  covers = { "B6 draw" },
  altar = { "Tide Calling" },
  green_rites = { "The Silver Thread", "Dance of Long Shadows", "Feast of Embers" },

  run = function(t)
    t:expect { altar_order = { "Tide Calling", "The Silver Thread", "Dance of Long Shadows" } }
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

scenario "where six are there and none fits, the leftmost gets the token" {
  covers = { "B6 full" },
  altar = { "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl",
    "Gravemoss Garland", "Whisper Under the Floor" },

  run = function(t)
    t:expect_object("Vigil at the Still Pool", { attached = { "Sun Token" } })
  end,
}

scenario "or it goes back to the pool, where that is agreed" {
  covers = { "B6 full" },
  settings = { forced_token = "returns" },
  altar = { "Vigil at the Still Pool", "The Silver Thread", "Counting of the Bones", "First Blood Bowl",
    "Gravemoss Garland", "Whisper Under the Floor" },

  run = function(t) t:expect { pool = { "Sun Token" } } end,
}

scenario "a deck of rituals that is empty is followed by that of the next rank" {
  covers = { "B3 decks" },
  yellow_rites = { "Raising of the Brass Sun" },

  run = function(t)
    t:expect { altar = { "Raising of the Brass Sun" }, notes = { current_rank = "yellow" } }
  end,
}

scenario "red rituals that are gone are shuffled when the red deck is empty" {
  covers = { "B3 red deck" },
  notes = { current_rank = "red" },
  red_spent = { "The Sun That Stays" },

  run = function(t) t:expect { altar = { "The Sun That Stays" }, red_spent = {} } end,
}

given { mode = "alone", you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "a completed ritual is kept beside the gods, and its tokens go back to the pool" {
  covers = { "B6 complete", "B7 awakening" },
  altar = { { "Dance of Long Shadows", attached = { "Sun Token" } } },
  due_tokens = { "Wild Token" },

  run = function(t)
    t:expect { done = { "Dance of Long Shadows" }, altar = {}, pool = { "Sun Token", "Wild Token" } }
  end,
}

scenario "the leftmost complete ritual resolves first" {
  covers = { "B6 loop" },
  altar = {
    { "Tide Calling", complete = true, attached = { "Moon Token" } },
    { "Feast of Embers", complete = true, attached = { "Sun Token" } },
  },

  run = function(t) t:expect { done_order = { "Tide Calling", "Feast of Embers" } } end,
}

scenario "or the rightmost one, where that is agreed" {
  covers = { "B6 loop" },
  settings = { resolve_from = "right" },
  altar = {
    { "Tide Calling", complete = true, attached = { "Moon Token" } },
    { "Feast of Embers", complete = true, attached = { "Sun Token" } },
  },

  run = function(t) t:expect { done_order = { "Feast of Embers", "Tide Calling" } } end,
}

scenario "the third completed ritual wakes the god of their three symbols, whatever their order" {
  covers = { "B7 awakening" },
  done = { "Tide Calling", "Dance of Long Shadows" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },
  sleeping = { "Azumba, the Noonday Lion", "Teliva, Weaver of Dawn", "Morwe, Who Keeps the Count" },

  run = function(t)
    t:expect {
      awake = { "Teliva, Weaver of Dawn" },
      sleeping = {},
      box = { "Azumba, the Noonday Lion", "Morwe, Who Keeps the Count" },
      done = {},
      discards = { "Tide Calling", "Dance of Long Shadows", "Feast of Embers" },
    }
  end,
}

scenario "a ritual that resolves while a god is awake brings an omen and is discarded" {
  covers = { "B7 omens" },
  notes = { woke = 1 },
  awake = { "Teliva, Weaver of Dawn" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },

  run = function(t)
    t:log_has("Teliva, Weaver of Dawn sends an omen")
    t:expect { discards = { "Feast of Embers" }, done = {}, pool = { "Sun Token" } }
  end,
}

scenario "the god is faced by who begins the turn in the Lost City, when the rituals are red" {
  covers = { "B7 fight", "B12 order" },
  notes = { woke = 1, current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t:expect { notes = { foe = "Teliva, Weaver of Dawn", phase = "combat" } }
    t.you:refused("snare", "B7 snare")
  end,
}

scenario "nobody faces a god while the rituals are blue" {
  covers = { "B7 fight" },
  notes = { woke = 1, current_rank = "blue" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },

  run = function(t) t.you:refused("face_god", "Teliva, Weaver of Dawn", "B7 fight") end,
}

scenario "nobody faces a god while the Lost City is elsewhere" {
  covers = { "B7 fight" },
  notes = { woke = 1, current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Echo Bench"] = { "Lost City" } },

  run = function(t) t.you:refused("face_god", "Teliva, Weaver of Dawn", "B7 fight") end,
}

scenario "whoever puts the Lost City on the map must fight" {
  covers = { "B7 city" },
  notes = { woke = 1, current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  supply = { "Lost City" },

  run = function(t)
    t.you:put_city()
    t:expect_object("Lost City", { at = "Grazing End" })
    t:expect { notes = { foe = "Teliva, Weaver of Dawn" } }
  end,
}

scenario "in a town the Lost City appears beside it" {
  covers = { "B7 city", "B10 Lost City" },
  notes = { woke = 1, current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  supply = { "Lost City" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:put_city({ which_space = "Echo Bench" })
    t:expect_object("Lost City", { at = "Echo Bench" })
  end,
}

scenario "who defeats the god wins" {
  covers = { "B7 win" },
  ends = "god",
  notes = { woke = 1, current_rank = "red", phase = "combat", step = "ranged", combat_round = 1,
    foe = "Azumba, the Noonday Lion" },
  awake = { { "Azumba, the Noonday Lion", wounds = 7 } },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { over = true, winner = "you", reason = "god" }
  end,
}

scenario "each doom on a god is a life more" {
  covers = { "B7 doom" },
  awake = { { "Azumba, the Noonday Lion", doom = 2 } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Azumba, the Noonday Lion", { life = 10, body = 19 }) end,
}

scenario "or one more of each value" {
  covers = { "B7 doom" },
  settings = { doom_life = "no", doom_values = "yes" },
  awake = { { "Azumba, the Noonday Lion", doom = 2 } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Azumba, the Noonday Lion", { life = 8, body = 21, mind = 19 }) end,
}
