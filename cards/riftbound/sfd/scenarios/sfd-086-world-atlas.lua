scenario "A host that holds earns two Gold with the Atlas" {
  covers = { "SFD-086", "136.2", "383.4.d" },
  phase = "awaken",
  you = { units = { ["0"] = { { "Recruit", attached = { "World Atlas" } } } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1, base = { "Gold", "Gold" } } }
    t:expect_unit("Gold#1", { exhausted = true })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "An Atlas in base earns nothing, and goes on for one Mind" {
  covers = { "SFD-086", "135.4.b", "818" },
  phase = "awaken",
  you = { units = { ["0"] = { "Recruit" } }, gear = { "World Atlas" }, runes = { mind = 1 } },

  run = function(t)
    t:expect { you = { points = 1, gear = { "World Atlas" } } }
    t.you:use("World Atlas", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, attached = { "World Atlas" } })
  end,
}
