-- OGS-022 Final Spark: eight damage to a unit anywhere.

scenario "Final Spark deals 8, also to a unit in its base" {
  covers = { "OGS-022", "417" },
  you = { hand = { "Final Spark" }, runes = { mind = 4, order = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Final Spark leaves a unit of ten Might alive, with 8 damage" {
  covers = { "OGS-022", "142.4.b" },
  you = { hand = { "Final Spark" }, runes = { mind = 8 } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.you:play("Final Spark", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 8 })
  end,
}

scenario "Final Spark must choose a unit, one of your own if there is no other" {
  covers = { "OGS-022", "355.8" },
  you = { hand = { "Final Spark" }, runes = { mind = 8 } },

  run = function(t)
    t.you:refused("play", "Final Spark", "355.8")
  end,
}
