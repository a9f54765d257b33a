scenario "Late Bell rings when the unit attacks, from a set of level 1" {
  covers = { "FOX-002" },
  you = { hand = { "Late Bell" }, runes = { calm = 2 }, base = { "Ember Fox, Swift" }, deck = { "Warm Scarf", "Warm Scarf" } },
  foe = { units = { ["Quiet Den"] = { "Fox Kit" } }, deck = { "Warm Scarf" } },

  run = function(t)
    t.you:play("Late Bell", { target = "Ember Fox, Swift" })
    t:everyone_passes()
    t:expect_unit("Ember Fox, Swift", { might = 5 })
    t.you:move("Ember Fox, Swift", "Quiet Den")
    t:everyone_passes()
    t:expect_unit("Ember Fox, Swift", { might = 9 })
    t:fight()

    t:expect { you = { points = 1, counters = { lore = 1 } } }
  end,
}
