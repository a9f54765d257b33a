-- UNL-084 Sprite Queen.

scenario "The Queen brings a Sprite on arrival and one as each of your turns begins" {
  covers = { "UNL-084", "383.4.a", "315.2", "Temporary" },
  you = { hand = { "Sprite Queen" }, runes = { mind = 7 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sprite Queen", { to = "0" })
    t:everyone_passes()
    t:expect { you = { base = { "Sprite" }, units = { ["0"] = { "Recruit", "Sprite Queen" } } } }
    t:expect_unit("Sprite", { ready = true })
    t:next_turn()
    t:expect { you = { base = { "Sprite" } } }
    t:next_turn()

    t:expect { you = { base = { "Sprite" } } }
    t:expect_unit("Sprite", { ready = true })
  end,
}

scenario "At the foe's Beginning Phase the Queen brings nobody" {
  covers = { "UNL-084", "315.2" },
  you = { base = { "Sprite Queen" } },

  run = function(t)
    t:next_turn()

    t:expect { you = { base = { "Sprite Queen" } } }
  end,
}
