scenario "With two gear the Dropboarder is ready" {
  covers = { "SFD-072", "415" },
  you = { gear = { "Gold", "Orb of Regret" }, hand = { "Dropboarder" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Dropboarder")
    t:expect_unit("Dropboarder", { exhausted = true })
    t:everyone_passes()

    t:expect_unit("Dropboarder", { ready = true })
  end,
}

scenario "With one gear, or the enemy's, the Dropboarder stays exhausted" {
  covers = { "SFD-072", "383.2.a.1" },
  you = { gear = { "Orb of Regret" }, hand = { "Dropboarder" }, runes = { mind = 4 } },
  foe = { gear = { "Gold", "Gold" } },

  run = function(t)
    t.you:play("Dropboarder")

    t:expect { chain = {} }
    t:expect_unit("Dropboarder", { exhausted = true })
  end,
}
