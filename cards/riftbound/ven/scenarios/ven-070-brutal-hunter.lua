-- VEN-070 Brutal Hunter.

scenario "Empowered the Hunter has two Might more and goes from battlefield to battlefield" {
  covers = { "VEN-070", "Empower", "Empowered", "Ganking", "810" },
  you = { units = { ["0"] = { "Brutal Hunter" } }, runes = { body = 3 } },

  run = function(t)
    t.you:refused("move", "Brutal Hunter", "1", "144.4")
    t.you:use("Brutal Hunter")
    t:everyone_passes()
    t:expect_unit("Brutal Hunter", { might = 6, keywords = "Ganking" })
    t.you:move("Brutal Hunter", "1")

    t:expect_unit("Brutal Hunter", { at = "1" })
  end,
}
