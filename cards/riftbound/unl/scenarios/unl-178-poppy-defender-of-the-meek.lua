-- UNL-178 Poppy, Defender of the Meek.

scenario "Three experience make Poppy three Energy cheaper" {
  covers = { "UNL-178", "356.2", "356.4", "728" },
  you = { hand = { "Poppy, Defender of the Meek" }, resources = { energy = 3, order = 1 }, xp = 4 },

  run = function(t)
    t.you:play("Poppy, Defender of the Meek")

    t:expect { you = { base = { "Poppy, Defender of the Meek" }, xp = 1, resources = { energy = 0 } } }
    t:expect_unit("Poppy, Defender of the Meek", { keywords = { "Ambush", "Tank" } })
  end,
}

scenario "Whoever keeps the experience pays six" {
  covers = { "UNL-178", "356.2" },
  you = { hand = { "Poppy, Defender of the Meek" }, resources = { energy = 7, order = 1 }, xp = 4 },

  run = function(t)
    t.you:play("Poppy, Defender of the Meek", { additional = false })

    t:expect { you = { xp = 4, resources = { energy = 1 } } }
  end,
}

scenario "With two experience Poppy costs six" {
  covers = { "UNL-178", "357.1" },
  you = { hand = { "Poppy, Defender of the Meek" }, resources = { energy = 5, order = 1 }, xp = 2 },

  run = function(t)
    t.you:refused("play", "Poppy, Defender of the Meek", "357.1")
  end,
}
