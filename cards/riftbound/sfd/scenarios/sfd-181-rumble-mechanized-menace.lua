-- SFD-181 Rumble, Mechanized Menace.

scenario "Rumble: your Mechs defend with one Might more" {
  covers = { "SFD-181", "814", "477.2" },
  you = { legend = "Rumble, Mechanized Menace", units = { ["0"] = { "Mega-Mech", "Recruit" } } },
  foe = { base = { "Mountain Drake", "Mech" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Mega-Mech", { might = 8, keywords = { "Shield" } })
    t:expect_unit("Recruit", { no_keywords = { "Shield" } })
    t:expect_unit("Mech", { no_keywords = { "Shield" } })
    t.foe:move("Mountain Drake", "0")

    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}
