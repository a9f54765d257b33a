-- OGN-287 Sigil of the Storm: conquering it costs a rune.

scenario "Conquering Sigil of the Storm recycles a rune of your choice, and it must" {
  covers = { "OGN-287", "416", "355.10" },
  battlefields = { "Sigil of the Storm" },
  you = { base = { "Recruit" }, runes = { fury = 1, calm = 1 } },

  run = function(t)
    t.you:move("Recruit", "Sigil of the Storm")
    t:answers { you = { { pick = "Calm Rune" } } }
    t:fight()

    t:expect { you = { points = 1, runes = { fury = 1, calm = 0 }, rune_deck_size = 9 } }
  end,
}

scenario "Without a rune Sigil of the Storm takes nothing, not even an enemy's" {
  covers = { "OGN-287", "055" },
  battlefields = { "Sigil of the Storm" },
  you = { base = { "Recruit" } },
  foe = { runes = { fury = 2 } },

  run = function(t)
    t.you:move("Recruit", "Sigil of the Storm")
    t:fight()

    t:expect { you = { points = 1 }, foe = { runes = 2 } }
  end,
}

scenario "Sigil of the Storm takes no rune for a conquest elsewhere" {
  covers = { "OGN-287", "383.4.c" },
  you = { units = { ["Sigil of the Storm"] = { "Recruit" } }, base = { "Mega-Mech" }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, runes = 1 } }
  end,
}
