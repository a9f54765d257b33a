-- OGN-097 Blastcone Fae.

scenario "The Fae takes two Might for the turn" {
  covers = { "OGN-097", "383.4.a", "477.3" },
  you = { hand = { "Blastcone Fae" }, runes = { mind = 3 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blastcone Fae", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "From facedown the Fae weakens the attacker there" {
  covers = { "OGN-097", "Hidden", "811.1.d" },
  you = { facedown = { ["0"] = { "Blastcone Fae" } }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Playful Phantom", "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()
    t.you:play("Blastcone Fae", { from = "facedown", target = "?" })
    t.you:offers("target", "Playful Phantom")
    t.you:answer("Playful Phantom")
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { might = 3 })
    t:expect_unit("Blastcone Fae", { defending = true })
  end,
}

scenario "One Might stays for the Fae" {
  covers = { "OGN-097", "477.3" },
  you = { hand = { "Blastcone Fae" }, runes = { mind = 3 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Blastcone Fae", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
