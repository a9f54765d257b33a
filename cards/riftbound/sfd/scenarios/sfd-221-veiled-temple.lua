-- SFD-221 Veiled Temple.

scenario "Veiled Temple readies a gear, and takes an Equipment off if you like" {
  covers = { "SFD-221", "383.4.c", "435" },
  you = { base = { "Recruit", { "Petty Officer", attached = { { "Recurve Bow", exhausted = true } } } } },
  battlefields = { "Veiled Temple", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } } } } }
    t.you:move("Recruit", "Veiled Temple")
    t:fight()

    t:expect_unit("Recurve Bow", { ready = true, attached_to = false, at = "base" })
  end,
}

scenario "Veiled Temple may leave the Equipment on" {
  covers = { "SFD-221", "383.3.a" },
  you = { base = { "Recruit", { "Petty Officer", attached = { { "Recurve Bow", exhausted = true } } } } },
  battlefields = { "Veiled Temple", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = { { true }, { false } } } } }
    t.you:move("Recruit", "Veiled Temple")
    t:fight()

    t:expect_unit("Recurve Bow", { ready = true, attached_to = "Petty Officer" })
  end,
}

scenario "Gear that is no Equipment is only readied, an enemy's not at all" {
  covers = { "SFD-221" },
  you = { base = { "Recruit", { "Orb of Regret", exhausted = true } } },
  foe = { base = { { "Iron Ballista", exhausted = true } } },
  battlefields = { "Veiled Temple", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Recruit", "Veiled Temple")
    t:fight()

    t:expect_unit("Orb of Regret", { ready = true })
    t:expect_unit("Iron Ballista", { exhausted = true })
  end,
}

scenario "There is nothing to take off where the Equipment lies alone" {
  covers = { "SFD-221", "435" },
  you = { base = { "Recruit", { "Recurve Bow", exhausted = true } } },
  battlefields = { "Veiled Temple", "Void Gate" },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Recruit", "Veiled Temple")
    t:fight()

    t:expect_unit("Recurve Bow", { ready = true })
  end,
}

scenario "Veiled Temple stays closed for a conquest elsewhere" {
  covers = { "SFD-221" },
  you = { base = { "Recruit", { "Orb of Regret", exhausted = true } }, units = { ["Veiled Temple"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Recruit", "1")
    t:fight()

    t:expect_unit("Orb of Regret", { exhausted = true })
  end,
}
