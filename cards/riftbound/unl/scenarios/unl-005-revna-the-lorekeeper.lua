-- UNL-005 Revna the Lorekeeper.

scenario "A spell of four Energy readies Revna" {
  covers = { "UNL-005", "419.4", "415" },
  you = { units = { ["0"] = { { "Revna the Lorekeeper", exhausted = true } } }, hand = { "Consult the Past" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t:expect_unit("Revna the Lorekeeper", { ready = true })
    t.you:move("Revna the Lorekeeper", "1")

    t:expect_unit("Revna the Lorekeeper", { at = "1" })
  end,
}

scenario "A spell of three Energy, a unit of five and the foe's spell do not ready Revna" {
  covers = { "UNL-005" },
  you = {
    base = { { "Revna the Lorekeeper", exhausted = true } },
    hand = { "Void Seeker", "Playful Phantom" },
    runes = { fury = 8 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Consult the Past" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Consult the Past", { from = "facedown" })
    t:everyone_passes()
    t.you:play("Playful Phantom")

    t:expect { chain = {} }
    t:expect_unit("Revna the Lorekeeper", { exhausted = true })
  end,
}

scenario "The foe's great spell does not ready Revna" {
  covers = { "UNL-005" },
  you = { base = { { "Revna the Lorekeeper", exhausted = true } } },
  foe = { hand = { "Consult the Past" }, runes = { mind = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Consult the Past")
    t:everyone_passes()

    t:expect_unit("Revna the Lorekeeper", { exhausted = true })
  end,
}
