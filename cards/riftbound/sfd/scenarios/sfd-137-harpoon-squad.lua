-- SFD-137 Harpoon Squad.

scenario "Harpoon Squad is two Might stronger for leaving a battlefield" {
  covers = { "SFD-137", "446", "317.2" },
  you = { units = { ["Windswept Hillock"] = { "Harpoon Squad" } } },
  foe = { units = { ["Void Gate"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Harpoon Squad", "Void Gate")
    t:everyone_passes()
    t:expect_unit("Harpoon Squad", { might = 6 })
    t:fight()

    t:expect { foe = { trash = { "Petty Officer" } } }
    t:next_turn()
    t:expect_unit("Harpoon Squad", { might = 4 })
  end,
}

scenario "Harpoon Squad gains nothing by leaving base" {
  covers = { "SFD-137" },
  you = { base = { "Harpoon Squad" }, units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:move("Harpoon Squad", "0")
    t:expect { chain = {} }
    t.you:move("Daring Poro", "base")

    t:expect { chain = {} }
    t:expect_unit("Harpoon Squad", { might = 4 })
  end,
}
