-- OGN-051 Solari Shieldbearer.

scenario "The Shieldbearer stuns a unit on arrival" {
  covers = { "OGN-051", "383.4.a", "423" },
  you = { hand = { "Solari Shieldbearer" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Solari Shieldbearer", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
  end,
}

scenario "Alone in the world the Shieldbearer stuns itself" {
  covers = { "OGN-051", "402.4.b", "355.10.d.2" },
  you = { hand = { "Solari Shieldbearer" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Solari Shieldbearer")
    t:everyone_passes()

    t:expect_unit("Solari Shieldbearer", { stunned = true })
  end,
}
