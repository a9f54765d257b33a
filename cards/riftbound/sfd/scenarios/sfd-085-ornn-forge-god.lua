scenario "Ornn has one Might more for each friendly gear" {
  covers = { "SFD-085", "477.3", "809" },
  you = {
    base = { "Ornn, Forge God", { "Recruit", attached = { "Doran's Shield" } } },
    gear = { "Gold", "Orb of Regret" },
  },
  foe = { gear = { "Gold" } },

  run = function(t)
    t:expect_unit("Ornn, Forge God", { might = 7, keywords = { "Deflect 2" } })
    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "Ornn comes and takes up an Equipment for one Power less" {
  covers = { "SFD-085", "821" },
  you = { hand = { "Ornn, Forge God" }, base = { "World Atlas" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Ornn, Forge God", { may = true })
    t:everyone_passes()

    t:expect_unit("Ornn, Forge God", { might = 7, attached = { "World Atlas" } })
    t:expect { you = { runes = 6 } }
  end,
}
