-- UNL-116 Poppy, Paragon.

scenario "Three points before an opponent's victory Poppy is ready and brings three experience" {
  covers = { "UNL-116", "194" },
  you = { hand = { "Poppy, Paragon" }, resources = { energy = 5 } },
  foe = { points = 5 },

  run = function(t)
    t.you:play("Poppy, Paragon")
    t:everyone_passes()

    t:expect { you = { xp = 3 } }
    t:expect_unit("Poppy, Paragon", { ready = true, keywords = "Deflect" })
  end,
}

scenario "Farther away, or near one's own victory, Poppy comes like any other" {
  covers = { "UNL-116", "383.2.a" },
  you = { hand = { "Poppy, Paragon" }, resources = { energy = 5 }, points = 7 },
  foe = { points = 4 },

  run = function(t)
    t.you:play("Poppy, Paragon")

    t:expect { you = { xp = 0 }, chain = {} }
    t:expect_unit("Poppy, Paragon", { exhausted = true })
  end,
}
