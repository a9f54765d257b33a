-- SFD-153 Eye of the Herald.

scenario "Eye of the Herald: a Recruit comes where its host goes" {
  covers = { "SFD-153", "446", "718" },
  you = { base = { { "Petty Officer", attached = { "Eye of the Herald" } }, "Shipyard Skulker" } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 5 })
    t.you:move("Petty Officer", "0")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Petty Officer", "Recruit" } } } }
    t:expect_unit("Recruit", { exhausted = true, might = 1 })
  end,
}

scenario "Eye of the Herald also follows home, and not another unit" {
  covers = { "SFD-153", "818" },
  you = { gear = { "Eye of the Herald" }, units = { ["0"] = { "Petty Officer", "Shipyard Skulker" } }, runes = { order = 1 } },

  run = function(t)
    t.you:use("Eye of the Herald", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "base")
    t:expect { chain = {} }
    t.you:move("Petty Officer", "base")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker", "Petty Officer", "Eye of the Herald", "Recruit" } } }
  end,
}
