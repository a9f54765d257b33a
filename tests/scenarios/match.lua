-- A match: what is asked between its games. tests/play/match_test.c plays whole ones.

local lee = { deck = "origins-champion-deck-lee-sin", side = { ["Charm"] = 1, ["Mistfall"] = 2 } }
local jinx = { deck = "origins-champion-deck-jinx", side = { ["Jinx, Rebel"] = 1 } }

-- Answers what is left of the setup: who begins, battlefields, mulligans.
local function begin(t, chooser)
  t[chooser]:answer(true)
  t.you:answer("Targon's Peak")
  t.foe:answer(1)
  t[chooser]:answer("none")
  t[chooser == "you" and "foe" or "you"]:answer("none")
end

scenario "Cards change places with the sideboard one for one" {
  covers = { "TR 403", "TR 403.4", "Q76" },
  decks = { lee, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "foe",
  swaps = true,

  run = function(t)
    t:answers {
      you = { { side_in = { "Charm", "Mistfall" } } },
    }
    t:expect { question = "side_out", asked = "you", you = { deck_size = 39 } }
    t.you:answer { "Mask of Foresight", "Wielder of Water" }

    t:expect { question = "first", asked = "foe", you = { deck_size = 39 } }
    begin(t, "foe")
    t:expect { you = { aside = { "Grove of the God-Willow", "Monastery of Hirana",
                                 "Mask of Foresight", "Wielder of Water", "Mistfall" } } }
  end,
}

scenario "A swap is as large as what comes in" {
  covers = { "TR 403.5" },
  decks = { lee, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "you",
  swaps = true,

  run = function(t)
    t.you:answer { "Charm" }
    t:expect { question = "side_out", asked = "you" }
    t.you:answer { "Stalwart Poro" }

    t:expect { question = "first", asked = "you" }
    begin(t, "you")
  end,
}

scenario "Nothing need be swapped, and nothing leaves then" {
  covers = { "TR 403" },
  decks = { lee, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "you",
  swaps = true,

  run = function(t)
    t.you:answer("none")

    t:expect { question = "first", asked = "you" }
    begin(t, "you")
  end,
}

scenario "The Chosen Champion may be switched for another of the legend's" {
  covers = { "TR 403", "103.2.a" },
  decks = { jinx, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "foe",
  swaps = true,

  run = function(t)
    t:expect { question = "champion", asked = "you" }
    t.you:answer("Jinx, Rebel")
    t:expect { question = "side_in", you = { champion = "Jinx, Demolitionist" } }
    t.you:answer("none")

    t:expect { question = "first", you = { deck_size = 39 } }
    begin(t, "foe")
    t:expect { you = { champion = "Jinx, Rebel", aside = { "Jinx, Demolitionist", "Reaver's Row", "Zaun Warrens" } } }
  end,
}

scenario "Of a sideboard the other player sees nothing" {
  covers = { "128.4" },
  decks = { lee, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "you",
  swaps = true,

  run = function(t)
    t.foe:cannot_see("Charm")
    t.foe:cannot_see("Mistfall")
    t.you:answer { "Charm" }
    t.you:answer { "Stalwart Poro" }
    t.foe:cannot_see("Stalwart Poro")
    begin(t, "you")
  end,
}

scenario "In a match of one game battlefields are drawn, then the order, then cards change places" {
  covers = { "TR 406.1" },
  decks = { lee, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "foe",
  swaps = true,
  single = true,

  run = function(t)
    t:expect { question = "first", asked = "foe" }
    t.foe:answer(true)
    t:expect { question = "side_in", asked = "you" }
    t.you:answer("none")

    t:expect { question = "mulligan", asked = "foe", first = "foe" }
    t.foe:answer("none")
    t.you:answer("none")
  end,
}

scenario "The Chosen Champion that was may stay in the deck for another card" {
  covers = { "TR 403", "103.2.a" },
  decks = { jinx, "origins-champion-deck-viktor" },
  mode = "match",
  chooses_first = "foe",
  swaps = true,

  run = function(t)
    t.you:answer("Jinx, Rebel")
    t.you:answer { "Jinx, Demolitionist" }
    t.you:answer { "Get Excited!" }

    begin(t, "foe")
    t:expect { you = { champion = "Jinx, Rebel", aside = { "Get Excited!", "Reaver's Row", "Zaun Warrens" } } }
  end,
}
