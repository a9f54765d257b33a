scenario "The Dancer's move to a battlefield strengthens another friend" {
  covers = { "SFD-038", "446", "383" },
  you = { base = { "Ribbon Dancer", "Shipyard Skulker" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:move("Ribbon Dancer", "0")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Ribbon Dancer", { might = 3 })
    t:fight()
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The Dancer's way home strengthens nobody" {
  covers = { "SFD-038", "446" },
  you = { base = { "Shipyard Skulker" }, units = { ["0"] = { "Ribbon Dancer" } } },

  run = function(t)
    t.you:move("Ribbon Dancer", "base")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}
