-- UNL-035 Monch.

scenario "With a stunned enemy Monch costs four and comes ready" {
  covers = { "UNL-035", "356.4", "143.4", "423" },
  you = { hand = { "Monch" }, runes = { calm = 4 } },
  foe = { base = { { "Mega-Mech", stunned = true } } },

  run = function(t)
    t.you:play("Monch")

    t:expect_unit("Monch", { ready = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A stunned unit of your own is nothing to Monch" {
  covers = { "UNL-035", "357.1" },
  you = { hand = { "Monch" }, runes = { calm = 5 }, base = { { "Recruit", stunned = true } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Monch", "357.1")
  end,
}
