-- VEN-087 Hextech Disc.

scenario "Its exhaustion empowers the Disc, and the status, exhaustion and an Energy make a Mech in a later turn" {
  covers = { "VEN-087", "Empower", "827", "442", "203.3" },
  you = { gear = { "Hextech Disc" }, runes = { body = 1 } },

  run = function(t)
    t.you:refused("use", "Hextech Disc", { ability = 1 })
    t.you:use("Hextech Disc", { ability = 2 })
    t:everyone_passes()
    t:expect_unit("Hextech Disc", { empowered = true, exhausted = true })
    t.you:refused("use", "Hextech Disc", { ability = 1 })
    t.you:refused("use", "Hextech Disc", { ability = 2 })
    t:next_turn()
    t:next_turn()
    t.you:use("Hextech Disc", { ability = 1 })
    t:expect_unit("Hextech Disc", { empowered = false, exhausted = true })
    t:everyone_passes()

    t:expect { you = { base = { "Hextech Disc", "Mech" } } }
    t:expect_unit("Mech", { might = 3, token = true, at = "base" })
  end,
}

scenario "The Disc must pay the Energy too" {
  covers = { "VEN-087", "357.1" },
  you = { gear = { { "Hextech Disc", empowered = true } } },

  run = function(t) t.you:refused("use", "Hextech Disc", { ability = 1 }, "357.1") end,
}
