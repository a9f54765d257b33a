-- OGN-252 Super Mega Death Rocket!: five damage, and a way back from the trash.

scenario "Super Mega Death Rocket! deals 5 to a unit anywhere" {
  covers = { "OGN-252", "417" },
  you = { hand = { "Super Mega Death Rocket!" }, runes = { fury = 4 } },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:play("Super Mega Death Rocket!", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { trash = { "Super Mega Death Rocket!" } } }
  end,
}

scenario "Conquering, a discard brings Super Mega Death Rocket! back to the hand" {
  covers = { "OGN-252", "383.3.b", "384" },
  you = { base = { "Recruit" }, hand = { "Mega-Mech", "Tibbers" }, trash = { "Super Mega Death Rocket!" } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:answers { you = { { may = true, discard = "Mega-Mech" } } }
    t:fight()

    t:expect { you = { hand = { "Tibbers", "Super Mega Death Rocket!" }, trash = { "Mega-Mech" }, points = 1 } }
  end,
}

scenario "Super Mega Death Rocket! may stay in the trash" {
  covers = { "OGN-252", "383.3.a" },
  you = { base = { "Recruit" }, hand = { "Mega-Mech" }, trash = { "Super Mega Death Rocket!" } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Super Mega Death Rocket!" } } }
  end,
}

scenario "With nothing to discard Super Mega Death Rocket! does not come back" {
  covers = { "OGN-252", "203.3", "422" },
  you = { base = { "Recruit" }, trash = { "Super Mega Death Rocket!" } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:fight()

    t:expect { you = { hand = {}, trash = { "Super Mega Death Rocket!" }, points = 1 } }
  end,
}

scenario "In the hand, or when the other conquers, Super Mega Death Rocket! waits" {
  covers = { "OGN-252", "384" },
  turn_player = "foe",
  you = { hand = { "Super Mega Death Rocket!", "Mega-Mech" }, trash = { "Super Mega Death Rocket!" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.foe:move("Recruit", "Blank Battlefield")
    t:fight()

    t:expect { foe = { points = 1 }, you = { hand_size = 2, trash_size = 1 } }
  end,
}

scenario "Super Mega Death Rocket! leaves a unit of eight Might alive with 5 damage" {
  covers = { "OGN-252", "417" },
  you = { hand = { "Super Mega Death Rocket!" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Super Mega Death Rocket!", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Of two rockets in the trash each may come back for its own discard, even of a third" {
  covers = { "OGN-252", "383.3.b" },
  you = {
    base = { "Mega-Mech" },
    trash = { "Super Mega Death Rocket!", "Super Mega Death Rocket!" },
    hand = { "Gust", "Super Mega Death Rocket!" },
  },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } }, discard = { { "Super Mega Death Rocket!" }, { "Gust" } } } } }
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect {
      you = {
        hand = { "Super Mega Death Rocket!", "Super Mega Death Rocket!" },
        trash = { "Super Mega Death Rocket!", "Gust" },
      },
    }
  end,
}
