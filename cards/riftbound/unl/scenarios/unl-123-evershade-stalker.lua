-- UNL-123 Evershade Stalker.

scenario "The Stalker changes a card of your hand, the discard first" {
  covers = { "UNL-123", "422", "413" },
  you = { hand = { "Evershade Stalker", "Gust" }, deck = { "Flash", "Charm" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Evershade Stalker")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, trash = { "Gust" } } }
  end,
}

scenario "With an empty hand the Stalker still draws" {
  covers = { "UNL-123", "055" },
  you = { hand = { "Evershade Stalker" }, deck = { "Flash", "Charm" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Evershade Stalker")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, trash = {} } }
  end,
}
