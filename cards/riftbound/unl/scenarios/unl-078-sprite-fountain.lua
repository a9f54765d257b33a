-- UNL-078 Sprite Fountain.

scenario "The Fountain brings a ready Sprite to base, and another when it fades" {
  covers = { "UNL-078", "Temporary", "Deathknell", "816", "808" },
  you = { hand = { "Sprite Fountain" }, runes = { mind = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sprite Fountain")
    t:everyone_passes()
    t:expect { you = { base = { "Sprite Fountain", "Sprite" } } }
    t:expect_unit("Sprite", { ready = true })
    t:next_turn()
    t:expect { you = { base = { "Sprite Fountain", "Sprite" } } }
    t:next_turn()

    t:expect { you = { base = { "Sprite" }, trash = { "Sprite Fountain" } } }
    t:expect_unit("Sprite", { ready = true })
  end,
}
