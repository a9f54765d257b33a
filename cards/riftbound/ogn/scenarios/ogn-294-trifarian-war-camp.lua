-- OGN-294 Trifarian War Camp: one Might more for everyone there.

scenario "Every unit at Trifarian War Camp has a Might more, attackers included" {
  covers = { "OGN-294", "364" },
  you = { base = { "Shipyard Skulker", "Recruit" } },
  foe = { units = { ["Trifarian War Camp"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:expect_unit("Vanguard Sergeant", { might = 5 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.you:move("Shipyard Skulker", "Trifarian War Camp")

    t:expect_unit("Shipyard Skulker", { might = 4, attacking = true })
    t:expect_unit("Recruit", { might = 1 })
    t:fight()
    t:expect { you = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Vanguard Sergeant", { might = 5 })
  end,
}

scenario "A unit weakened to 1 at Trifarian War Camp has 0 elsewhere and lives" {
  covers = { "OGN-294", "OGN-095", "R157", "477.3.b", "142.4.b" },
  you = {
    units = { ["Trifarian War Camp"] = { "Recruit", "Mega-Mech" } },
    hand = { "Stupefy" },
    runes = { mind = 1 },
  },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
    t.you:move("Recruit", "base")

    t:expect_unit("Recruit", { might = 0, at = "base" })
  end,
}
