-- SFD-176 Xin Zhao, Vigilant.

scenario "Xin Zhao is ready if two others wait in the base" {
  covers = { "SFD-176", "143.4", "364" },
  you = { hand = { "Xin Zhao, Vigilant" }, runes = { order = 3 }, base = { "Recruit", "Daring Poro" } },

  run = function(t)
    t.you:play("Xin Zhao, Vigilant")

    t:expect_unit("Xin Zhao, Vigilant", { ready = true, keywords = { "Tank" } })
  end,
}

scenario "One other unit in the base is too few for Xin Zhao, others elsewhere do not count" {
  covers = { "SFD-176" },
  you = {
    hand = { "Xin Zhao, Vigilant" },
    runes = { order = 3 },
    base = { "Recruit", "Orb of Regret" },
    units = { ["0"] = { "Daring Poro", "Petty Officer" } },
  },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:play("Xin Zhao, Vigilant", { to = "base" })

    t:expect_unit("Xin Zhao, Vigilant", { exhausted = true })
  end,
}
