-- Counters that a set names: put on things, compared, counted, spent as a cost.

scenario "A thing comes with counters, and a cost takes them off" {
  covers = { "RUL-100", "RUL-101", "741", "746" },
  you = { hand = { "Storm Battery" }, base = { "Spark Rider" }, runes = { mind = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Storm Battery")
    t:everyone_passes()
    t:expect_unit("Storm Battery", { charge = 1 })
    t.you:refused("use", "Storm Battery")
    t:expect_unit("Spark Rider", { might = 2, charge = 0 })
  end,
}

scenario "Counters on things are counted, compared and spent" {
  covers = { "RUL-100", "RUL-101", "741" },
  you = { base = { { "Storm Battery", charge = 3 }, "Spark Rider" }, deck = { "Gust" } },

  run = function(t)
    t:expect_unit("Spark Rider", { might = 2, keywords = { "Ganking" } })
    t.you:use("Storm Battery")
    t:everyone_passes()
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Storm Battery", { charge = 1 })
    t:expect_unit("Spark Rider", { might = 3, charge = 1, no_keywords = { "Ganking" } })
  end,
}

scenario "A battery charges as its player's turns end, and gives a card for two charges" {
  covers = { "RUL-100", "317.1", "746" },
  you = { base = { { "Storm Battery", charge = 1 } }, deck = { "Gust", "Void Seeker" } },
  foe = { base = { { "Storm Battery", charge = 1 } } },

  run = function(t)
    t:next_turn()
    t:expect_unit("your Storm Battery", { charge = 2 })
    t:expect_unit("foe's Storm Battery", { charge = 1 })
  end,
}
