-- UNL-069 Sprite Burst.

scenario "Sprite Burst plays two ready Sprites, which are gone in your next turn" {
  covers = { "UNL-069", "350.2", "Temporary" },
  you = { hand = { "Sprite Burst" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Sprite Burst")
    t:everyone_passes()
    t:expect { you = { base = { "Sprite", "Sprite" } } }
    t:expect_unit("Sprite#1", { ready = true, might = 3 })
    t:expect_unit("Sprite#2", { ready = true })
    t:next_turn()
    t:expect { you = { base = { "Sprite", "Sprite" } } }
    t:next_turn()

    t:expect { you = { base = {} } }
  end,
}
