-- OGN-149 Carnivorous Snapvine.

scenario "The Snapvine trades blows with an enemy in the field" {
  covers = { "OGN-149", "383.4.a", "417.6" },
  you = { hand = { "Carnivorous Snapvine" }, runes = { body = 7 } },
  foe = { units = { ["0"] = { "Playful Phantom" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Carnivorous Snapvine")
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Carnivorous Snapvine", { damage = 5, at = "base" })
  end,
}

scenario "Against a bigger one the Snapvine dies" {
  covers = { "OGN-149", "417.6" },
  you = { hand = { "Carnivorous Snapvine" }, runes = { body = 7 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Carnivorous Snapvine")
    t:everyone_passes()

    t:expect { you = { trash = { "Carnivorous Snapvine" } } }
    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "With no enemy in the field the Snapvine waits" {
  covers = { "OGN-149", "402.4" },
  you = { hand = { "Carnivorous Snapvine" }, runes = { body = 7 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Carnivorous Snapvine")

    t:expect { chain = {} }
  end,
}
