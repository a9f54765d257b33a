-- OGN-244 Divine Judgment.

scenario "What nobody spares, Divine Judgment recycles" {
  covers = { "OGN-244" },
  you = {
    hand = { "Divine Judgment", "Gust", "Flash", "Charm" },
    runes = { order = 7 },
    base = { "Daring Poro" },
    deck = {},
  },
  foe = { base = { "Petty Officer", "Mega-Mech", "Soaring Scout", "Pouty Poro" }, deck = {} },

  run = function(t)
    t:answers {
      you = { { pick = { { "Daring Poro", "Petty Officer" }, { 1, 2 }, { "Gust", "Flash" } } } },
      foe = { { pick = { { "Petty Officer", "Mega-Mech" }, { 1, 2 } } } },
    }
    t.you:play("Divine Judgment")
    t:everyone_passes()

    t:expect {
      you = {
        hand = { "Gust", "Flash" },
        base = { "Daring Poro" },
        deck = { "Charm" },
        runes = 2,
        trash = { "Divine Judgment" },
      },
      foe = { base = { "Petty Officer", "Mega-Mech" }, deck_size = 2 },
    }
  end,
}

scenario "Divine Judgment takes tokens off the board, but neither facedown cards nor the Champion Zone" {
  covers = { "OGN-244", "186.1" },
  you = {
    legend = "Teemo, Swift Scout",
    champion = "Teemo, Scout",
    facedown = { ["0"] = { "Pakaa Cub" } },
    units = { ["0"] = { "Recruit", "Recruit", "Recruit" } },
    gear = { "Scrapheap", "Scrapheap", "Treasure Trove" },
    runes = { order = 7 },
    hand = { "Divine Judgment" },
    deck = {},
  },
  foe = { deck = {} },

  run = function(t)
    local spared = { { "Recruit#1", "Recruit#2" }, { "Scrapheap#1", "Scrapheap#2" }, { 1, 2 } }

    t:answers { you = { { pick = spared } }, foe = { { pick = spared } } }
    t.you:play("Divine Judgment")
    t:everyone_passes()

    t:expect {
      you = {
        units = { ["0"] = { "Recruit", "Recruit" } },
        base = { "Scrapheap", "Scrapheap" },
        facedown = { ["0"] = { "Pakaa Cub" } },
        champion = "Teemo, Scout",
        hand = { "Treasure Trove" },
        deck_size = 0,
        runes = 3,
      },
    }
  end,
}

scenario "Where there are two of a kind or fewer Divine Judgment takes none" {
  covers = { "OGN-244", "055" },
  you = { hand = { "Divine Judgment", "Gust" }, runes = { order = 7 }, base = { "Daring Poro" }, gear = { "Scrapheap" } },
  foe = { base = { "Mega-Mech" }, hand = { "Flash", "Charm" } },

  run = function(t)
    local two = { 1, 2 }

    t:answers { you = { { pick = { two, { "Scrapheap" }, two } } }, foe = { { pick = { two, { "Scrapheap" }, two, two } } } }
    t.you:play("Divine Judgment")
    t:everyone_passes()

    t:expect {
      you = { hand = { "Gust" }, base = { "Daring Poro", "Scrapheap" }, runes = 2 },
      foe = { hand = { "Flash", "Charm" }, base = { "Mega-Mech" } },
    }
  end,
}
