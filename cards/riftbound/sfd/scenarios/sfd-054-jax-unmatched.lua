scenario "Beside Jax every Equipment is drawn quickly" {
  covers = { "SFD-054", "819", "364" },
  you = { units = { ["0"] = { "Jax, Unmatched" } }, hand = { "Doran's Blade" }, runes = { body = 2 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker")
    t:expect { foe = { runes = 2 } }
    t.foe:pass()
    t.you:play("Doran's Blade")
    t:everyone_passes()

    t:expect_unit("Jax, Unmatched", { might = 7, damage = 4, attached = { "Doran's Blade" } })
  end,
}

scenario "Without Jax the Blade waits, and beside him other gear does" {
  covers = { "SFD-054", "819" },
  you = { units = { ["0"] = { "Jax, Unmatched" } }, hand = { "Orb of Regret" }, runes = { mind = 1 } },
  foe = { hand = { "Void Seeker", "Doran's Blade" }, runes = { fury = 6 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker")
    t.foe:refused("play", "Doran's Blade")
    t.foe:pass()
    t.you:refused("play", "Orb of Regret", "309.1.a")
  end,
}
