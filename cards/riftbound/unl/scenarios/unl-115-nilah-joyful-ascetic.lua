-- UNL-115 Nilah, Joyful Ascetic.

scenario "Each move of Nilah is worth an experience, home as well" {
  covers = { "UNL-115", "446", "810" },
  you = { base = { "Nilah, Joyful Ascetic" }, hand = { "Ride the Wind" }, resources = { energy = 2, chaos = 1 } },

  run = function(t)
    t.you:move("Nilah, Joyful Ascetic", "0")
    t:everyone_passes()
    t:fight()
    t:expect { you = { xp = 1 } }
    t.you:play("Ride the Wind", { target = "Nilah, Joyful Ascetic", to = "base" })
    t:everyone_passes()

    t:expect { you = { xp = 2 } }
  end,
}

scenario "Being played is no move for Nilah" {
  covers = { "UNL-115", "Accelerate" },
  you = { hand = { "Nilah, Joyful Ascetic" }, resources = { energy = 4, body = 2 } },

  run = function(t)
    t.you:play("Nilah, Joyful Ascetic", { additional = true })

    t:expect { you = { xp = 0 }, chain = {} }
    t:expect_unit("Nilah, Joyful Ascetic", { ready = true })
  end,
}
