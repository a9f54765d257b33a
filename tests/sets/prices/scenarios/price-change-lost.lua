-- See price-change.lua: what takes others their abilities may be what dies for the cost.

scenario "Gear adds again as soon as the Judge has died" {
  covers = { "PRC-107", "357.1.a" },
  you = { base = { "Sober Judge", "Pouty Poro" }, gear = { "Coin Blade" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:offers_not("use", "Coin Blade")
    t.you:play("Starved Wolf")

    t:expect { you = { units = { base = { "Pouty Poro", "Starved Wolf" } }, trash = { "Sober Judge" } } }
    t:expect_unit("Coin Blade", { exhausted = true })
  end,
}
