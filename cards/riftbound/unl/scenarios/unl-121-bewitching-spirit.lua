-- UNL-121 Bewitching Spirit.

scenario "The Spirit lets the chosen player discard" {
  covers = { "UNL-121", "422" },
  you = { hand = { "Bewitching Spirit", "Gust" }, resources = { energy = 3 } },
  foe = { hand = { "Cleave", "Flash" } },

  run = function(t)
    t.you:play("Bewitching Spirit")
    t.you:answer("foe")
    t:answers { foe = { { discard = "Flash" } } }
    t:everyone_passes()

    t:expect { foe = { hand = { "Cleave" }, trash = { "Flash" } }, you = { hand = { "Gust" } } }
  end,
}

scenario "The Spirit may choose its own player" {
  covers = { "UNL-121" },
  you = { hand = { "Bewitching Spirit", "Gust" }, resources = { energy = 3 } },
  foe = { hand = { "Cleave" } },

  run = function(t)
    t.you:play("Bewitching Spirit")
    t.you:answer("you")
    t:everyone_passes()

    t:expect { foe = { hand = { "Cleave" } }, you = { hand = {}, trash = { "Gust" } } }
  end,
}
