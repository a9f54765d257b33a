-- VEN-093 Kinkou Lifeblade.

scenario "Empowered, the Lifeblade has a Might more and goes from battlefield to battlefield" {
  covers = { "VEN-093", "Empower", "Empowered", "Ganking", "810" },
  you = { units = { ["0"] = { "Kinkou Lifeblade" } }, runes = { chaos = 2 } },

  run = function(t)
    t.you:refused("move", "Kinkou Lifeblade", "1", "144.4")
    t.you:use("Kinkou Lifeblade")
    t:everyone_passes()
    t:expect_unit("Kinkou Lifeblade", { might = 5, keywords = "Ganking", empowered = true })
    t.you:move("Kinkou Lifeblade", "1")
    t:fight()

    t:expect { you = { units = { ["1"] = { "Kinkou Lifeblade" } } } }
  end,
}

scenario "Without the status it has neither" {
  covers = { "VEN-093", "Empowered", "828" },
  you = { base = { "Kinkou Lifeblade" } },

  run = function(t) t:expect_unit("Kinkou Lifeblade", { might = 4, no_keywords = "Ganking" }) end,
}
