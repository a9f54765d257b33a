-- OGN-096 Watchful Sentry.

scenario "The Sentry's death is worth a card" {
  covers = { "OGN-096", "Deathknell", "808", "466.1" },
  you = { units = { ["0"] = { "Watchful Sentry" } }, deck = { "Cleave" } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { hand = { "Cleave" }, trash = { "Watchful Sentry" } }, foe = { points = 1, hand = {} } }
  end,
}

scenario "A Sentry that returns to the hand is not dead" {
  covers = { "OGN-096", "Deathknell", "428" },
  you = { hand = { "Retreat" }, runes = { mind = 1 }, base = { "Watchful Sentry" } },

  run = function(t)
    t.you:play("Retreat", { target = "Watchful Sentry" })
    t:everyone_passes()

    t:expect { you = { hand = { "Watchful Sentry" } } }
  end,
}
