-- OGN-295 Vilemaw's Lair: no way home from there.

scenario "No unit moves from Vilemaw's Lair to base" {
  covers = { "OGN-295", "054.1" },
  you = { units = { ["Vilemaw's Lair"] = { "Recruit" }, ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("move", "Recruit", "base", "054.1")
    t.you:offers("move", "Mega-Mech", "base")
  end,
}

scenario "A spell may send a unit home from Vilemaw's Lair: the move is skipped, the rest is done" {
  covers = { "OGN-295", "OGN-173", "W10", "358.3.a" },
  you = {
    units = { ["Vilemaw's Lair"] = { { "Recruit", exhausted = true } } },
    hand = { "Ride the Wind" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Recruit", to = "base" })
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "Vilemaw's Lair", ready = true })
  end,
}

scenario "Ganking leads away from Vilemaw's Lair to another battlefield" {
  covers = { "OGN-295", "810" },
  you = { units = { ["Vilemaw's Lair"] = { "Master Yi, Honed" } } },

  run = function(t)
    t.you:move("Master Yi, Honed", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A recall is no move: attackers that do not win leave Vilemaw's Lair" {
  covers = { "OGN-295", "455", "466.1.a" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["Vilemaw's Lair"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "Vilemaw's Lair")
    t:fight()

    t:expect_unit("Shipyard Skulker", { at = "base" })
  end,
}
