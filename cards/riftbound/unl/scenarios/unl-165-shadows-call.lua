-- UNL-165 Shadow's Call.

scenario "Shadow's Call makes a friendly unit Temporary and draws two" {
  covers = { "UNL-165", "816" },
  you = { hand = { "Shadow's Call" }, resources = { energy = 2 }, base = { "Mega-Mech" }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Shadow's Call", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
    t:expect_unit("Mega-Mech", { keywords = "Temporary" })
    t:next_turn()
    t:next_turn()
    t:expect { you = { trash = { "Shadow's Call", "Mega-Mech" } } }
  end,
}

scenario "Shadow's Call takes no unit that is Temporary already, and no enemy" {
  covers = { "UNL-165", "355.8" },
  you = { hand = { "Shadow's Call" }, resources = { energy = 2 }, base = { "Sprite" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Shadow's Call", "355.8")
  end,
}
