-- UNL-152 Black Rose Dignitary.

scenario "The Dignitary's death leaves an exhausted rune" {
  covers = { "UNL-152", "Deathknell", "Assault", "430" },
  you = { base = { "Black Rose Dignitary" }, rune_deck = { order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Black Rose Dignitary", "0")
    t:expect_unit("Black Rose Dignitary", { might = 3, keywords = "Assault" })
    t:fight()

    t:expect { you = { trash = { "Black Rose Dignitary" }, runes_exhausted = 1, runes_ready = 0 } }
  end,
}

scenario "Returned to hand the Dignitary leaves nothing" {
  covers = { "UNL-152", "808" },
  you = { units = { ["0"] = { "Black Rose Dignitary" } }, rune_deck = { order = 2 }, hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Gust", { target = "Black Rose Dignitary" })
    t:everyone_passes()

    t:expect { you = { hand = { "Black Rose Dignitary" }, runes = 0 } }
  end,
}
