-- OGN-115 Promising Future.

scenario "Everyone banishes one of five, and all play them, the next player first" {
  covers = { "OGN-115", "303", "419.3" },
  you = {
    hand = { "Promising Future" },
    runes = { mind = 6 },
    deck = { "Mega-Mech", "Cleave", "Gust", "Stupefy", "Charm", "Discipline" },
  },
  foe = { deck = { "Playful Phantom", "Cleave", "Gust", "Stupefy", "Charm", "Meditation" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers { you = { { pick = "Mega-Mech" } }, foe = { { pick = "Playful Phantom" } } }
    t:everyone_passes()

    t:expect {
      you = { base = { "Mega-Mech" }, deck = { "Discipline" }, deck_size = 5, banished = {} },
      foe = { base = { "Playful Phantom" }, deck = { "Meditation" }, deck_size = 5, banished = {} },
    }
  end,
}

scenario "A Power that cannot be paid leaves the card banished" {
  covers = { "OGN-115", "358.5" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Mega-Mech", "Cleave" } },
  foe = { deck = { "Smoke Screen", "Cleave" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers { you = { { pick = "Mega-Mech" } }, foe = { { pick = "Smoke Screen" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" } }, foe = { banished = { "Smoke Screen" }, deck_size = 1 } }
  end,
}
