-- OGN-131 Dune Drake.

scenario "The Drake grows when it attacks somebody who stands ready" {
  covers = { "OGN-131", "383.4.e" },
  you = { base = { "Dune Drake" } },
  foe = { units = { ["0"] = { "Recruit", { "Shipyard Skulker", exhausted = true } } } },

  run = function(t)
    t.you:move("Dune Drake", "0")
    t:everyone_passes()

    t:expect_unit("Dune Drake", { might = 7 })
    t:fight()
    t:next_turn()
    t:expect_unit("Dune Drake", { might = 5 })
  end,
}

scenario "Against the exhausted the Drake stays as it is" {
  covers = { "OGN-131", "383.2.a.1" },
  you = { base = { "Dune Drake" } },
  foe = { units = { ["0"] = { { "Shipyard Skulker", exhausted = true } }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Dune Drake", "0")
    t:everyone_passes()

    t:expect_unit("Dune Drake", { might = 5 })
  end,
}

scenario "Only when it resolves does the Drake look who stands ready" {
  covers = { "OGN-131", "383.2.a.1" },
  you = { base = { "Dune Drake" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Meditation" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Dune Drake", "0")
    t:expect { chain = { "Dune Drake" } }
    t.you:pass()
    t.foe:play("Meditation", { additional = true })
    t:everyone_passes()

    t:expect_unit("Dune Drake", { might = 5 })
  end,
}
