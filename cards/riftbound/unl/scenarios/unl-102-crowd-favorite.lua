-- UNL-102 Crowd Favorite.

scenario "Two experience buff the Crowd Favorite" {
  covers = { "UNL-102", "728", "426", "702" },
  you = { base = { "Crowd Favorite" }, xp = 5 },

  run = function(t)
    t.you:use("Crowd Favorite")
    t:everyone_passes()
    t:expect_unit("Crowd Favorite", { buffs = 1, might = 4 })
    t:expect { you = { xp = 3 } }
    t.you:use("Crowd Favorite")
    t:everyone_passes()

    t:expect_unit("Crowd Favorite", { buffs = 1, might = 4 })
    t:expect { you = { xp = 1 } }
    t.you:refused("use", "Crowd Favorite", "203.3")
  end,
}

scenario "Conquering, the Crowd Favorite gains one experience" {
  covers = { "UNL-102", "Hunt" },
  you = { base = { "Crowd Favorite" } },

  run = function(t)
    t.you:move("Crowd Favorite", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 1 } }
  end,
}
