-- VEN-051 Iterative Design.

scenario "A Mech comes, and for two Energy and a Mind from the trash another one" {
  covers = { "VEN-051", "Flow", "829", "350.2" },
  you = { hand = { "Iterative Design" }, runes = { mind = 7 } },

  run = function(t)
    t.you:play("Iterative Design")
    t:everyone_passes()
    t:expect { you = { base = { "Mech" }, runes_ready = 3 } }
    t:expect_unit("Mech", { might = 3, token = true, exhausted = true })
    t.you:play("Iterative Design", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { base = { "Mech", "Mech" }, runes = 6, trash = {}, banished = { "Iterative Design" } } }
  end,
}

scenario "Without a Mind there is no Flow" {
  covers = { "VEN-051", "357.1" },
  you = { trash = { "Iterative Design" }, runes = { calm = 7 } },

  run = function(t) t.you:refused("play", "Iterative Design", { from = "trash" }) end,
}

scenario "The Mech may come to a battlefield of yours" {
  covers = { "VEN-051", "355.2" },
  you = { hand = { "Iterative Design" }, runes = { mind = 4 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Iterative Design")
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Mech" } } } }
  end,
}
