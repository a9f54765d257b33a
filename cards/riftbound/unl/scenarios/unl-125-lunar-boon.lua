-- UNL-125 Lunar Boon.

scenario "Lunar Boon takes a card first and then draws two" {
  covers = { "UNL-125", "422", "413" },
  you = { hand = { "Lunar Boon", "Gust" }, resources = { energy = 3 }, deck = { "Flash", "Charm", "Cleave" } },

  run = function(t)
    t.you:play("Lunar Boon")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm" }, trash = { "Gust", "Lunar Boon" } } }
  end,
}

scenario "Lunar Boon is a Reaction, and an empty hand has nothing to discard" {
  covers = { "UNL-125", "Reaction", "055" },
  turn_player = "foe",
  you = { hand = { "Lunar Boon" }, resources = { energy = 3 }, deck = { "Flash", "Charm", "Cleave" } },
  foe = { hand = { "Sprite Call" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Sprite Call")
    t.foe:pass()
    t.you:play("Lunar Boon")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash", "Charm" }, trash = { "Lunar Boon" } } }
  end,
}
