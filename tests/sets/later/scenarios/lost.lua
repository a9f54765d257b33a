-- Losing keywords and abilities: rules 477.2, 801.3.

scenario "A Tank that loses the keyword is not taken first, and has it again next turn" {
  covers = { "477.2", "801.3", "LTR-049" },
  you = { base = { "Pakaa Cub" }, hand = { "Blunt" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Sunlit Guardian", "Wise Hound" } } },

  run = function(t)
    t:expect_unit("Sunlit Guardian", { keywords = { "Tank" } })
    t.you:play("Blunt", { target = "Sunlit Guardian" })
    t:everyone_passes()
    t:expect_unit("Sunlit Guardian", { no_keywords = { "Tank" } })
    t.you:move("Pakaa Cub", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers("assign", "Wise Hound")
    t.you:answer("Wise Hound")
    t:next_turn()

    t:expect_unit("Sunlit Guardian", { keywords = { "Tank" } })
  end,
}

scenario "Without its abilities a unit dies without a Deathknell" {
  covers = { "477.2", "808", "LTR-048" },
  you = { hand = { "Strip Bare", "Hextech Ray" }, runes = { calm = 1, fury = 2 } },
  foe = { units = { ["0"] = { { "Undercover Agent", damage = 3 } } }, hand = { "Gust", "Flash" }, deck = { "Charm", "Rebuke" } },

  run = function(t)
    t.you:play("Strip Bare", { target = "Undercover Agent" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Undercover Agent" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Gust", "Flash" }, trash = { "Undercover Agent" } }, chain = {} }
  end,
}

scenario "Passives of its own are lost too, with what they gave others" {
  covers = { "477.2", "476.3", "LTR-048", "LTR-036" },
  you = { base = { "Banner of Five", "Wise Hound" }, hand = { "Strip Bare" }, runes = { calm = 1 } },

  run = function(t)
    t:expect_unit("Wise Hound", { might = 5 })
    t.you:play("Strip Bare", { target = "Banner of Five" })
    t:everyone_passes()

    t:expect_unit("Wise Hound", { might = 2 })
    t:expect_unit("Banner of Five", { might = 4 })
  end,
}

scenario "What was lost is there again in a new object" {
  covers = { "124.1", "801.3.b.2", "LTR-048" },
  you = { units = { ["0"] = { "Pouty Poro" } }, runes = { calm = 5 } },
  foe = { hand = { "Strip Bare", "Gust" }, runes = { calm = 2, chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Strip Bare", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { no_keywords = { "Deflect" } })
    -- Without Deflect the one Power of Gust's player is not asked for.
    t.foe:play("Gust", { target = "Pouty Poro" })
    t:everyone_passes()
    t:next_turn()
    t.you:play("Pouty Poro", { to = "base" })

    t:expect_unit("Pouty Poro", { keywords = { "Deflect" } })
  end,
}
