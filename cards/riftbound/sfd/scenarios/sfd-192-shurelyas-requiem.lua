-- SFD-192 Shurelya's Requiem.

scenario "Shurelya's Requiem readies your units as it is played" {
  covers = { "SFD-192", "383.4.a", "415" },
  you = {
    hand = { "Shurelya's Requiem" },
    runes = { calm = 6 },
    base = { { "Petty Officer", exhausted = true } },
    units = { ["0"] = { { "Recruit", exhausted = true } } },
  },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Shurelya's Requiem")
    t:everyone_passes()

    t:expect_unit("Petty Officer", { ready = true })
    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "Attached, Shurelya's Requiem leads all your units here on" {
  covers = { "SFD-192", "810", "718" },
  you = {
    units = {
      ["0"] = { { "Petty Officer", attached = { "Shurelya's Requiem" } }, "Daring Poro" },
      ["1"] = { "Recruit" },
    },
  },

  run = function(t)
    t:expect_unit("Petty Officer", { keywords = { "Ganking" }, might = 7 })
    t:expect_unit("Recruit", { no_keywords = { "Ganking" } })
    t.you:move("Daring Poro", "1")

    t:expect_unit("Daring Poro", { at = "1", no_keywords = { "Ganking" } })
  end,
}

scenario "Shurelya's Requiem leads no enemy that stands here" {
  covers = { "SFD-192", "718" },
  you = { units = { ["0"] = { { "Petty Officer", attached = { "Shurelya's Requiem" } } } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Mega-Mech", { at = "0", no_keywords = { "Ganking" } })
    t:expect_unit("Petty Officer", { keywords = { "Ganking" } })
  end,
}

scenario "Shurelya's Requiem in base leads nobody, and gives enemies nothing" {
  covers = { "SFD-192", "135.4.b", "718" },
  you = { gear = { "Shurelya's Requiem" }, base = { "Daring Poro" }, units = { ["0"] = { "Petty Officer" } } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Daring Poro", { no_keywords = { "Ganking" } })
    t:expect_unit("Petty Officer", { no_keywords = { "Ganking" } })
    t:expect_unit("Mega-Mech", { no_keywords = { "Ganking" } })
  end,
}
