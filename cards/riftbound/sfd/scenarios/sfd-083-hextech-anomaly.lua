scenario "The Anomaly makes Energy of Power" {
  covers = { "SFD-083", "429", "444" },
  you = { gear = { "Hextech Anomaly" }, runes = { mind = { exhausted = 3 } }, hand = { "Recurve Bow" } },
  floats = true,

  run = function(t)
    t.you:refused("play", "Recurve Bow")
    t:answers { you = { { amount = 2 } } }
    t.you:use("Hextech Anomaly")
    t:expect { chain = {}, you = { resources = { energy = 2 }, runes = 1 } }
    t.you:play("Recurve Bow")

    t:expect { you = { gear = { "Hextech Anomaly", "Recurve Bow" } } }
    t:expect_unit("Hextech Anomaly", { exhausted = true })
  end,
}
