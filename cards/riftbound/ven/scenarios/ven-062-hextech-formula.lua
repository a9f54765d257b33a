-- VEN-062 Hextech Formula.

scenario "The Formula enters exhausted" {
  covers = { "VEN-062", "149.1" },
  you = { hand = { "Hextech Formula" }, gear = { "Hextech Disc" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Hextech Formula")

    t:expect_unit("Hextech Formula", { exhausted = true })
    t.you:refused("use", "Hextech Formula")
  end,
}

scenario "The Formula's exhaustion empowers another gear" {
  covers = { "VEN-062", "441" },
  you = { gear = { "Hextech Formula", "Hextech Disc" }, base = { "Recruit" } },

  run = function(t)
    t.you:use("Hextech Formula")
    t:everyone_passes()

    t:expect_unit("Hextech Disc", { empowered = true, ready = true })
    t:expect_unit("Hextech Formula", { empowered = false, exhausted = true })
  end,
}

scenario "Without another gear the Formula is of no use" {
  covers = { "VEN-062", "402.3" },
  you = { gear = { "Hextech Formula" }, base = { "Recruit" } },

  run = function(t) t.you:refused("use", "Hextech Formula") end,
}
