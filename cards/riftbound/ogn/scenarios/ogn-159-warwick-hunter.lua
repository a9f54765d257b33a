-- OGN-159 Warwick, Hunter.

scenario "Warwick enters ready" {
  covers = { "OGN-159" },
  you = { hand = { "Warwick, Hunter" }, runes = { body = 9 } },

  run = function(t)
    t.you:play("Warwick, Hunter", { to = "base" })

    t:expect_unit("Warwick, Hunter", { ready = true })
  end,
}

scenario "Warwick's attack kills the wounded there, not the hale nor the wounded elsewhere" {
  covers = { "OGN-159" },
  you = { base = { "Warwick, Hunter" } },
  foe = {
    units = { ["0"] = { { "Mega-Mech", damage = 1 }, "Daring Poro" } },
    base = { { "Petty Officer", damage = 1 } },
  },

  run = function(t)
    t.you:move("Warwick, Hunter", "0")
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, units = { ["0"] = { "Daring Poro" } }, base = { "Petty Officer" } } }
  end,
}
