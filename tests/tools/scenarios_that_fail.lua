-- Not a test of the game: each of these must fail, or be skipped, as its name says, so that
-- the runner itself is known to find faults (scenario_test.sh).

local seeker = {
  hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Pouty Poro" },
}
local targets = { units = { ["Zaun Warrens"] = { "Chemtech Enforcer", "Recruit" } } }

scenario "a wrong list" {
  you = seeker, foe = targets,
  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()
    t:expect { foe = { trash = { "Recruit" } } }
  end,
}

scenario "a move after the end" {
  phase = "awaken",
  you = { deck = {}, trash = {} }, foe = { points = 5 },
  run = function(t)
    t:everyone_passes()
    t.you:pass()
  end,
}

scenario "an end for another reason" {
  ends = "points",
  phase = "awaken",
  you = { deck = {}, trash = {} }, foe = { points = 5 },
  run = function(t) t:everyone_passes() end,
}

scenario "an end that does not come" {
  ends = "limit",
  run = function(t) t:expect { over = false } end,
}

scenario "an end that no game has" {
  ends = "victory",
  run = function(t) t:expect { over = false } end,
}

scenario "a place in a table" {
  you = seeker, foe = targets,
  run = function(t) t.you:refused("play", "Void Seeker", { to = "Zaun Warrens" }) end,
}

scenario "a wrong number" {
  you = seeker, foe = targets,
  run = function(t) t:expect { you = { points = 3 } } end,
}

scenario "a wrong attribute" {
  you = seeker, foe = targets,
  run = function(t) t:expect_unit("Recruit", { might = 2, exhausted = false }) end,
}

scenario "a move that is refused" {
  you = { hand = { "Mega-Mech" }, runes = { calm = 1 } },
  run = function(t) t.you:play("Mega-Mech", { to = "base" }) end,
}

scenario "a silent ability" {
  you = { base = { "Recruit" }, hand = { "Poro Herder" }, runes = { calm = 6 }, deck = { "Pouty Poro" } },
  run = function(t)
    t.you:play("Poro Herder", { to = "base" })
    t:expect_unit("Poro Herder", { might = 4 })
  end,
}

scenario "an attribute that is none" {
  you = seeker, foe = targets,
  run = function(t) t:expect_unit("Recruit", { migth = 1 }) end,
}

scenario "a question without an answer" {
  you = seeker, foe = targets,
  run = function(t)
    t.you:play("Void Seeker")
    t:everyone_passes()
  end,
}

scenario "a question left at the end" {
  you = seeker, foe = targets,
  run = function(t) t.you:play("Void Seeker") end,
}

scenario "an answer never asked for" {
  you = seeker, foe = targets,
  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit", may = true })
    t:everyone_passes()
  end,
}

scenario "an answer that is no option" {
  you = seeker, foe = targets,
  run = function(t) t.you:play("Void Seeker", { target = "Mega-Mech" }) end,
}

scenario "an answer that mixes things and lists" {
  you = seeker, foe = targets,
  run = function(t) t.you:play("Void Seeker", { target = { "Recruit", { "Recruit" } } }) end,
}

scenario "an answer of too many things" {
  you = seeker, foe = targets,
  run = function(t) t.you:play("Void Seeker", { target = { "Recruit", "Chemtech Enforcer" } }) end,
}

scenario "answers without a list" {
  you = seeker, foe = targets,
  run = function(t) t:answers { foe = { may = true } } end,
}

scenario "an answer beside a move that nobody asked for" {
  you = { base = { "Recruit" } },
  run = function(t)
    t.you:move("Recruit", "Blank Battlefield", { discard = "Recruit" })
    t:fight()
    t:expect { you = { points = 1 } }
  end,
}

scenario "an ability that is not told from another" {
  floats = true,
  you = { runes = { fury = 1 } },
  run = function(t) t.you:use("Fury Rune") end,
}

scenario "nothing expected" {
  you = seeker, foe = targets,
  run = function(t)
    t.you:play("Void Seeker", { target = "Chemtech Enforcer" })
    t:everyone_passes()
  end,
}

scenario "nothing expected of a player" {
  run = function(t) t:expect { foe = {} } end,
}

scenario "an end while everybody passes" {
  you = { deck = {}, points = 5 },
  foe = { deck = {}, points = 5 },
  run = function(t)
    t:next_turn()
    t:expect { over = true }
  end,
}

scenario "another rule" {
  you = { hand = { "Void Seeker" }, runes = { fury = 1 } }, foe = targets,
  run = function(t) t.you:refused("play", "Void Seeker", "355.8") end,
}

scenario "a rule that refuses nothing" {
  you = { hand = { "Void Seeker" }, runes = { fury = 1 } }, foe = targets,
  run = function(t) t.you:refused("play", "Void Seeker", "Void Gaet") end,
}

scenario "a rule beside a move about nothing" {
  you = seeker, foe = targets,
  run = function(t) t.foe:refused("pass", "Void Gaet") end,
}

scenario "a spell at a place" {
  you = seeker, foe = targets,
  run = function(t) t.you:refused("play", "Void Seeker", "base") end,
}

scenario "a spell offered at no place" {
  you = seeker, foe = targets,
  run = function(t) t.you:offers_not("play", "Void Seeker", "base") end,
}

scenario "nothing to see" {
  you = seeker, foe = targets,
  run = function(t) t.you:cannot_see("foe's hand") end,
}

scenario "no keyword of that name" {
  foe = targets,
  run = function(t) t:expect_unit("Recruit", { no_keywords = { "Assult" } }) end,
}

scenario "no reason asked for" {
  foe = targets,
  run = function(t) t:why("Recruit", {}) end,
}

scenario "sentences in another order" {
  foe = targets,
  run = function(t)
    t.you:end_turn()
    t:log_has("Turn 4, foe", "You end the turn")
  end,
}

scenario "no refusal" {
  you = seeker, foe = targets,
  run = function(t) t.you:refused("play", "Void Seeker") end,
}

scenario "a play that is refused" {
  you = { hand = { "Void Seeker" } }, foe = targets,
  run = function(t) t.you:play("Void Seeker", { target = "Recruit" }) end,
}

scenario "out of turn" {
  you = seeker, foe = targets,
  run = function(t) t.foe:end_turn() end,
}

scenario "no offer" {
  you = { hand = { "Void Seeker" } }, foe = targets,
  run = function(t) t.you:offers("play", "Void Seeker") end,
}

scenario "seen after all" {
  you = seeker, foe = targets,
  run = function(t) t.you:cannot_see("Void Seeker") end,
}

scenario "a misspelt card" {
  you = { hand = { "Viod Seeker" } },
  run = function(t) t:expect { turn = 3 } end,
}

scenario "a misspelt zone" {
  you = { hnad = { "Void Seeker" } },
  run = function(t) t:expect { turn = 3 } end,
}

scenario "a misspelt move" {
  you = seeker, foe = targets,
  run = function(t) t.you:plya("Void Seeker") end,
}

scenario "a player who is not there" {
  you = seeker, foe = targets,
  run = function(t) t.foe2:pass() end,
}

scenario "a misspelt player" {
  you = seeker, foe = targets,
  run = function(t) t:expect { yuo = { points = 0 } } end,
}

scenario "too many cards for the engine" {
  run = function(t) t:expect { turn = 3 } end,
  you = { trash = (function()
    local many = {}
    for i = 1, 2100 do many[i] = "Mega-Mech" end
    return many
  end)() },
}

scenario "an error in Lua" {
  run = function() return nothing.there end,
}

scenario "a card without a script" {
  covers = { "TST-001" },
  run = function(t) t:expect { turn = 4 } end,
}

scenario "all is well" {
  covers = { "316" },
  run = function(t) t:expect { turn = 3, phase = "main" } end,
}

scenario "more than a deck holds" {
  run = function(t) t:deck_legal("origins-champion-deck-lee-sin", { main = { Gust = 30 } }) end,
}
