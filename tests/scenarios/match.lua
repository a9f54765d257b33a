-- A match: what passes from game to game. tests/play/match_test.c plays whole ones.

local lee = { deck = "origins-champion-deck-lee-sin", side = { ["Charm"] = 1, ["Mistfall"] = 2 } }
local jinx = { deck = "origins-champion-deck-jinx", side = { ["Jinx, Rebel"] = 1 } }
local viktor = "origins-champion-deck-viktor"

local other = { you = "foe", foe = "you" }

-- Answers from who begins to the mulligans: [chooser] begins, these battlefields are presented.
local function begin(t, chooser, mine, theirs)
  t:expect { question = "first", asked = chooser }
  t[chooser]:answer(true)
  t.you:answer(mine)
  if theirs then t.foe:answer(theirs) end
  t[chooser]:answer("none")
  t[other[chooser]]:answer("none")
end

scenario "Two games won are a match of three, draws count for nobody" {
  covers = { "486", "TR 404", "Q76" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    begin(t, "foe", 1, 1)
    t:next_game("nobody")
    t:expect { match_over = false, match_winner = false }
    begin(t, "foe", 1, 1)
    t:next_game("you")
    t:expect { match_over = false }
    t.you:answer("none")
    begin(t, "foe", 1, 1)
    t:next_game("you")

    t:expect { match_over = true, match_winner = "you" }
  end,
}

scenario "A drawn player says who begins, then the loser, after a draw the same player" {
  covers = { "TR 407" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 5,
  seed = 1,

  run = function(t)
    t:expect { question = "first", asked = "foe" }
    t.foe:answer(false)
    t:expect { first = "you" }
    t.you:answer(1)
    t.foe:answer(1)
    t.you:answer("none")
    t.foe:answer("none")
    t:next_game("foe")
    t.you:answer("none")
    begin(t, "you", 1, 1)
    t:next_game("nobody")

    begin(t, "you", 1, 1)
    t:expect { first = "you" }
  end,
}

scenario "A battlefield of a won game is not presented again, one of a drawn game may be" {
  covers = { "486.5", "486.5.a", "TR 406.1.b", "Q08" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("nobody")
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("foe")
    t.you:answer("none")

    begin(t, "you", "Monastery of Hirana", 1)
    t:expect { you = { aside = { "Grove of the God-Willow", "Charm", "Mistfall", "Mistfall" } } }
  end,
}

scenario "In a fourth and fifth game one battlefield comes again, none a third time" {
  covers = { "486.6.a" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 5,
  seed = 1,

  run = function(t)
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("you")
    t.you:answer("none")
    begin(t, "foe", "Monastery of Hirana", 1)
    t:next_game("foe")
    t.you:answer("none")
    -- Each has one left, so nobody is asked.
    t:expect { question = "first", asked = "you" }
    t.you:answer(true)
    t:expect { question = "mulligan", asked = "you" }
    t.you:answer("none")
    t.foe:answer("none")
    t:next_game("you")
    t.you:answer("none")
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("foe")
    t.you:answer("none")

    begin(t, "you", 1, 1)
    t:expect { you = { aside = { "Grove of the God-Willow", "Charm", "Mistfall", "Mistfall" } } }
  end,
}

scenario "After a won game cards change places with the sideboard, one for one" {
  covers = { "TR 403", "TR 403.4", "TR 403.10", "Q76" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    -- Not before the first game, and not after a draw.
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("nobody")
    begin(t, "foe", "Targon's Peak", 1)
    t:next_game("foe")

    t:expect { question = "side_in", asked = "you" }
    t.you:answer { "Charm", "Mistfall" }
    t:expect { question = "side_out", asked = "you" }
    t.you:answer { "Mask of Foresight", "Wielder of Water" }
    begin(t, "you", "Monastery of Hirana", 1)
    t:expect { you = {
      aside = { "Grove of the God-Willow", "Mask of Foresight", "Wielder of Water", "Mistfall" },
      champion = "Lee Sin, Centered", deck_size = 34, rune_deck_size = 10,
    } }

    -- They stay where they are until they change places again.
    t:next_game("you")
    t:expect { question = "side_in", asked = "you" }
    t.you:answer { "Mask of Foresight" }
    t.you:answer { "Charm" }
    t:answers { foe = { { first = true }, { battlefield = 1 }, { mulligan = "none" } }, you = { { battlefield = 1 }, { mulligan = "none" } } }
    t:expect { you = { aside = { "Charm", "Wielder of Water", "Mistfall" } } }
  end,
}

scenario "The Chosen Champion may be switched for another of the legend's" {
  covers = { "TR 403.8", "103.2.a" },
  decks = { jinx, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    begin(t, "foe", 1, 1)
    t:next_game("foe")
    t:expect { question = "champion", asked = "you" }
    t.you:answer("Jinx, Rebel")
    t:expect { question = "side_in", you = { champion = "Jinx, Demolitionist" } }
    t.you:answer("none")

    begin(t, "you", "Zaun Warrens", 1)
    t:expect { you = { champion = "Jinx, Rebel", aside = { "Jinx, Demolitionist", "Reaver's Row" } } }
  end,
}

scenario "The Chosen Champion that was may stay in the deck for another card" {
  covers = { "TR 403.8" },
  decks = { jinx, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    begin(t, "foe", 1, 1)
    t:next_game("foe")
    t.you:answer("Jinx, Rebel")
    t.you:answer { "Jinx, Demolitionist" }
    t.you:answer { "Get Excited!" }

    begin(t, "you", "Zaun Warrens", 1)
    t:expect { you = { champion = "Jinx, Rebel", aside = { "Get Excited!", "Reaver's Row" } } }
  end,
}

scenario "Of a sideboard and of swaps the other player sees nothing" {
  covers = { "128.4" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 3,
  seed = 1,

  run = function(t)
    begin(t, "foe", 1, 1)
    t:next_game("foe")
    t.foe:cannot_see("Charm")
    t.foe:cannot_see("Mistfall")
    t.you:answer { "Charm" }
    t.you:answer { "Stalwart Poro" }
    t.foe:cannot_see("Charm")
    t.foe:cannot_see("Stalwart Poro")
    begin(t, "you", 1, 1)
  end,
}

scenario "In a match of one game battlefields are drawn, then the order, then cards change places" {
  covers = { "TR 406.1.g" },
  decks = { lee, viktor },
  mode = "match",
  best_of = 1,
  seed = 1,

  run = function(t)
    t:expect { question = "first", asked = "foe" }
    t.foe:answer(true)
    t:expect { question = "side_in", asked = "you" }
    t.you:answer("none")
    t:expect { question = "mulligan", asked = "foe", first = "foe" }
    t.foe:answer("none")
    t.you:answer("none")
    t:next_game("foe")

    t:expect { match_over = true, match_winner = "foe" }
  end,
}
