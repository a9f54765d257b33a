-- UNL-213 Gardens of Becoming.

scenario "A unit in the Gardens may be exhausted for an experience of its own player" {
  covers = { "UNL-213", "377", "728" },
  you = { units = { ["Gardens of Becoming"] = { "Recruit" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:use("Recruit")
    t:everyone_passes()

    t:expect { you = { xp = 1 }, foe = { xp = 0 } }
    t:expect_unit("Recruit", { exhausted = true })
    t.you:refused("use", "Recruit", "203.3")
    t.you:refused("use", "Daring Poro")
  end,
}

scenario "Where nobody controls the Gardens the ability is the unit's own all the same" {
  covers = { "UNL-213", "190.6" },
  turn_player = "foe",
  you = { units = { ["Gardens of Becoming"] = { "Recruit" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Gardens of Becoming")
    t:fight()
    t:next_turn()
    t:next_turn()
    t.foe:use("Mega-Mech")
    t:everyone_passes()

    t:expect { foe = { xp = 1 }, you = { xp = 0 } }
  end,
}
