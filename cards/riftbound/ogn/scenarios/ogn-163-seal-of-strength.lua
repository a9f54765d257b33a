-- OGN-163 Seal of Strength.

scenario "Seal of Strength adds one power and exhausts" {
  covers = { "OGN-163", "429" },
  floats = true,
  you = { base = { "Seal of Strength" } },

  run = function(t)
    t.you:use("Seal of Strength")

    t:expect { you = { resources = { body = 1 } }, chain = {} }
    t:expect_unit("Seal of Strength", { exhausted = true })
  end,
}

scenario "An exhausted Seal of Strength adds nothing" {
  covers = { "OGN-163" },
  floats = true,
  you = { base = { { "Seal of Strength", exhausted = true } } },

  run = function(t)
    t.you:refused("use", "Seal of Strength", "203.3")
  end,
}
