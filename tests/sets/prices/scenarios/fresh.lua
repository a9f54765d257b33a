-- Effects with `fresh` want a mode each, and what is chosen is not what paid.

scenario "Two waves are not offered where one of them has nothing" {
  covers = { "PRC-149", "355.8" },
  you = { base = { "Pouty Poro" }, hand = { "Two Waves" } },

  run = function(t) t.you:refused("play", "Two Waves") end,
}

scenario "The first wave leaves the other one for the second" {
  covers = { "PRC-149", "355.8" },
  you = { base = { "Pouty Poro" }, gear = { "Bone Harness" }, hand = { "Two Waves" } },

  run = function(t)
    t.you:play("Two Waves", { mode = { { "kill" }, { "stun" } }, target = { { "Bone Harness" }, { "Pouty Poro" } } })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { stunned = true })
    t:expect { you = { trash = { "Bone Harness", "Two Waves" } } }
  end,
}

scenario "One friend is given, and another one is chosen by the same words" {
  covers = { "PRC-150", "124" },
  you = { base = { "Pouty Poro", "Mega-Mech" }, hand = { "Given Friend" } },

  run = function(t)
    t.you:play("Given Friend", { cost = "Mega-Mech", target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { stunned = true })
    t:expect { you = { trash = { "Given Friend", "Mega-Mech" } } }
  end,
}
