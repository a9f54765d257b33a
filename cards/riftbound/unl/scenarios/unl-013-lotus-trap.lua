-- UNL-013 Lotus Trap.

scenario "In two Lotus Traps three damage is twelve; the unit beside them takes three" {
  covers = { "UNL-013", "370", "Reaction" },
  you = { hand = { "Lotus Trap", "Lotus Trap", "Hextech Ray", "Hextech Ray" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mountain Drake", "Mountain Drake" } } },

  run = function(t)
    t.you:play("Lotus Trap", { target = "Mountain Drake#1" })
    t:everyone_passes()
    t.you:play("Lotus Trap", { target = "Mountain Drake#1" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Mountain Drake#2" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake#2", { damage = 3 })
    t.you:play("Hextech Ray", { target = "Mountain Drake#1" })
    t:everyone_passes()

    t:log_has("Mountain Drake takes 12 damage")
    t:expect { foe = { trash = { "Mountain Drake" } } }
  end,
}

scenario "Combat damage in the trap counts double once: five fell a Drake" {
  covers = { "UNL-013", "465.2.c.5", "Hidden" },
  you = { units = { ["0"] = { "Playful Phantom" } }, facedown = { ["0"] = { "Lotus Trap" } } },
  foe = { base = { "Mountain Drake" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mountain Drake", "0")
    t.foe:pass()
    t.you:play("Lotus Trap", { from = "facedown", target = "Mountain Drake" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Mountain Drake" } }, you = { trash = { "Lotus Trap", "Playful Phantom" } } }
  end,
}

scenario "With the turn the trap is over" {
  covers = { "UNL-013", "317.2" },
  you = { hand = { "Lotus Trap" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Hextech Ray" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Lotus Trap", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}
