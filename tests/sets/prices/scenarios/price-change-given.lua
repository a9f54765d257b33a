-- See price-change.lua: what gives others their work may be what dies for the cost.

scenario "The Kiln lets itself work as soon as the only unit has died" {
  covers = { "PRC-104", "357.1.a" },
  you = { base = { "Pouty Poro" }, gear = { "Vacant Kiln" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Vacant Kiln", { exhausted = true })
  end,
}

scenario "The Teacher cannot be spared, and her only pupil works and dies" {
  covers = { "PRC-103", "357.2" },
  you = { base = { "Oven Teacher", "Pouty Poro" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { base = { "Oven Teacher", "Starved Wolf" }, trash = { "Pouty Poro" } } }
  end,
}

scenario "Of two pupils one works and dies" {
  covers = { "PRC-103", "357.2" },
  you = { base = { "Oven Teacher", "Pouty Poro", "Mega-Mech" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "?" })
    t.you:offers_not("cost", "Oven Teacher")
    t.you:answer("Pouty Poro")

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}
