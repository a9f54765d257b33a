-- Decks beyond the basics of quickstart.lua: copies, Signature cards, the sideboard, bans.

local lee = "origins-champion-deck-lee-sin"
local jinx = "origins-champion-deck-jinx"

scenario "A match wants exactly forty cards, other modes at least forty" {
  covers = { "103.2", "TR 402.1", "TR 601.1.b", "Q03", "Q76" },

  run = function(t)
    t:deck_legal(lee, { mode = "match" })
    t:deck_legal(lee, { main = { ["Charm"] = 3 } })
    t:deck_refused(lee, { main = { ["Charm"] = 3 }, mode = "match" }, "TR 402.1")
    t:deck_refused(lee, { main = { ["Charm"] = 1 }, mode = "match" }, "103.2")
  end,
}

scenario "A sideboard has Main Deck cards, ten at most, and counts with the deck's copies" {
  covers = { "TR 403", "TR 403.3", "TR 601.1.c.1", "103.2.b" },

  run = function(t)
    t:deck_legal(lee, { side = { ["Charm"] = 1, ["Mistfall"] = 2 }, mode = "match" })
    t:deck_refused(lee, { side = { ["Charm"] = 2 }, mode = "match" }, "103.2.b")
    t:deck_refused(lee, { side = { ["Zaun Warrens"] = 1 }, mode = "match" }, "TR 403")
    t:deck_refused(lee, { side = { ["Calm Rune"] = 1 }, mode = "match" }, "TR 403")
    t:deck_refused(lee, { side = { ["Gust"] = 1 }, mode = "match" }, "103.1.b.3")
    t:deck_refused(lee, {
      side = { ["Charm"] = 1, ["Mistfall"] = 2, ["Find Your Center"] = 3, ["Meditation"] = 3, ["En Garde"] = 2 },
      mode = "match",
    }, "TR 601.1.c.1")
  end,
}

scenario "At most three Signature cards, and only the legend's" {
  covers = { "103.2.d.1", "103.2.d.2", "Q07" },

  run = function(t)
    t:deck_refused(lee, { main = { ["Super Mega Death Rocket!"] = 1 } }, "103.2.d.2")
    t:deck_refused(jinx, { main = { ["Super Mega Death Rocket!"] = 4 } }, "103.2.d.1")
  end,
}

scenario "Runes are twelve and basic, battlefields are battlefields" {
  covers = { "103.3", "103.4" },

  run = function(t)
    t:deck_refused(lee, { runes = { ["Calm Rune"] = 7 } }, "103.3")
    t:deck_refused(lee, { runes = { ["Charm"] = 1, ["Calm Rune"] = 5 } }, "103.3")
    t:deck_refused(lee, { battlefields = { ["Charm"] = 1, ["Targon's Peak"] = 0 } }, "103.4")
    t:deck_refused(lee, { battlefields = { ["Blank Battlefield"] = 1, ["Targon's Peak"] = 0 } }, "103.4")
  end,
}

scenario "Ban lists differ by mode" {
  covers = { "Q03" },

  run = function(t)
    t:deck_refused(jinx, {}, "ban list")
    t:deck_refused(jinx, { mode = "match" }, "ban list")
    t:deck_legal(jinx, { mode = "skirmish" })
    t:deck_legal(jinx, { mode = "war" })
    t:deck_refused("proving-grounds-master-yi", { mode = "teams" }, "ban list")
    t:deck_refused(lee, { battlefields = { ["Obelisk of Power"] = 1, ["Targon's Peak"] = 0 } }, "ban list")
  end,
}

scenario "Cards are taken out of a deck before others come in" {
  covers = { "103.2" },

  run = function(t)
    t:deck_refused(lee, { main = { ["Charm"] = 0, ["Gust"] = 22 } }, "103.2.b")
  end,
}

scenario "A legend with a key needs no list around it" {
  covers = { "414" },
  you = { legend = { "Lee Sin - Blind Monk", exhausted = true } },

  run = function(t)
    t:expect { you = { legend_exhausted = true } }
  end,
}
