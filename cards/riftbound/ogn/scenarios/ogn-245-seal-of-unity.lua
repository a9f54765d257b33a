-- OGN-245 Seal of Unity.

scenario "Seal of Unity adds one power and exhausts" {
  covers = { "OGN-245", "429" },
  floats = true,
  you = { base = { "Seal of Unity" } },

  run = function(t)
    t.you:use("Seal of Unity")

    t:expect { you = { resources = { order = 1 } }, chain = {} }
    t:expect_unit("Seal of Unity", { exhausted = true })
  end,
}

scenario "An exhausted Seal of Unity adds nothing" {
  covers = { "OGN-245" },
  floats = true,
  you = { base = { { "Seal of Unity", exhausted = true } } },

  run = function(t)
    t.you:refused("use", "Seal of Unity", "203.3")
  end,
}
