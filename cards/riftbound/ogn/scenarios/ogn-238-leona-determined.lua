-- OGN-238 Leona, Determined.

scenario "Leona attacks and stuns the enemy there: it deals no damage back" {
  covers = { "OGN-238" },
  you = { base = { "Leona, Determined" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Petty Officer" } },

  run = function(t)
    t.you:move("Leona, Determined", "0")
    t:fight()

    t:expect_unit("Leona, Determined", { at = "base" })
    t:expect_unit("Mega-Mech", { stunned = true, at = "Blank Battlefield" })
    t:expect_unit("Petty Officer", { stunned = false })
  end,
}

scenario "Defending, Leona stuns nobody" {
  covers = { "OGN-238", "Shield" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Leona, Determined" } } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.foe:move("Petty Officer", "0")

    t:expect_unit("Petty Officer", { stunned = false })
    t:expect_unit("Leona, Determined", { might = 5 })
  end,
}
