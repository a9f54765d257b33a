-- A payment that turns out impossible half way: everything is as it was before it.

scenario "What was turned is given back where the rest cannot be paid then" {
  covers = { "357.3", "429.3", "PRC-114", "PRC-116", "SFD-083" },
  you = { hand = { "Fair Scribe" }, gear = { "Hextech Anomaly", "Idle Mill" }, resources = { fury = 1 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Fair Scribe", { additional = true })
    t:everyone_passes()

    t:expect_unit("Hextech Anomaly", { exhausted = false })
    t:expect_unit("Idle Mill", { exhausted = false })
    t:expect { you = { hand = {}, resources = { fury = 1 } } }
  end,
}

scenario "What was used is given back where it made less of the rest, and what died for it lives" {
  covers = { "357.3", "429.3", "PRC-115", "PRC-117", "PRC-031" },
  you = {
    hand = { "Fair Notary" }, base = { "Rich Vein" }, gear = { "Hot Oven", "Gold" }, deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Fair Notary", { additional = true, pay = { { "Rich Vein" }, { "Fair Notary" } } })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, base = { "Rich Vein", "Fair Notary", "Hot Oven", "Gold" } } }
  end,
}

scenario "In another order the same things pay" {
  covers = { "429.3", "PRC-115", "PRC-117", "PRC-031" },
  you = {
    hand = { "Fair Notary" }, base = { "Rich Vein" }, gear = { "Hot Oven", "Gold" }, deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Fair Notary", { additional = true, pay = { { "Gold" }, { "Rich Vein" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, base = { "Hot Oven" } } }
  end,
}

scenario "What gave the Power was the only gear: it comes back, and nothing is drawn" {
  covers = { "203.3", "357.3", "PRC-118" },
  you = { hand = { "Coin Melter" }, gear = { "Gold" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Coin Melter", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = {}, base = { "Coin Melter", "Gold" }, resources = { fury = 0 } } }
  end,
}

scenario "With a gear besides both are paid" {
  covers = { "357", "PRC-118" },
  you = { hand = { "Coin Melter" }, gear = { "Gold", "Gold" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Coin Melter", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, base = { "Coin Melter" } } }
  end,
}

scenario "What was given back was not used either, also where the payment is a part of an action" {
  covers = { "357.3", "375", "PRC-119", "SFD-075" },
  you = {
    base = { "Prize of Progress", "Early Melter" }, gear = { "Gold", "Coin Blade" }, resources = { fury = 1 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:use("Coin Blade", { target = "Early Melter", additional = true })
    t:everyone_passes()

    t:expect { you = { hand = {}, base = { "Prize of Progress", "Early Melter", "Gold", "Coin Blade" } } }
    -- Coin Blade paid for its own Equip.
    t:expect_unit("Prize of Progress", { might = 5 })
  end,
}
