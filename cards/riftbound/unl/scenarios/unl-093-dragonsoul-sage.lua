-- UNL-093 Dragonsoul Sage.

scenario "The Sage adds an Energy, also in answer to a spell" {
  covers = { "UNL-093", "429", "813" },
  floats = true,
  you = { base = { "Dragonsoul Sage", "Recruit" } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:use("Dragonsoul Sage")

    t:expect { chain = { "Vengeance" }, you = { resources = { energy = 1 } } }
    t:expect_unit("Dragonsoul Sage", { exhausted = true })
  end,
}

scenario "An exhausted Sage adds nothing" {
  covers = { "UNL-093", "203.3" },
  you = { base = { { "Dragonsoul Sage", exhausted = true } }, hand = { "Stupefy" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Stupefy", "357.1")
  end,
}
