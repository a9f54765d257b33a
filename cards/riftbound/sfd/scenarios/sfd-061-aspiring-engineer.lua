scenario "The Engineer brings a gear back, and no unit" {
  covers = { "SFD-061", "355.9" },
  you = { hand = { "Aspiring Engineer" }, trash = { "Shipyard Skulker", "Recurve Bow" }, runes = { mind = 3 } },
  foe = { trash = { "Long Sword" } },

  run = function(t)
    t.you:play("Aspiring Engineer")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow" }, trash = { "Shipyard Skulker" } }, foe = { trash = { "Long Sword" } } }
  end,
}
