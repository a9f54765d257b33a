-- Attaching, detaching, equipping (434, 435, 716-725, 818, 821), and experience (728-733).

scenario "Gear is where its host is" {
  covers = { "107.1.c.1", "719.4" },
  you = { base = { { "Mega-Mech", attached = { "Brutalizer" } } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect_unit("Brutalizer", { at = "Blank Battlefield", attached_to = "Mega-Mech" })
  end,
}

scenario "Attached elsewhere, gear is detached first: the old host has nothing of it" {
  covers = { "434.1.f", "SFD-011" },
  you = {
    base = { { "Mega-Mech", attached = { "Doran's Blade" } }, "Recruit" },
    hand = { "Angle Shot" }, runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Angle Shot", { mode = "attach", target = { { "Recruit" }, { "Doran's Blade" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 8, attached = {} })
    t:expect_unit("Recruit", { might = 3, attached = { "Doran's Blade" } })
  end,
}

scenario "Attached to its present host nothing happens, and nothing triggers" {
  covers = { "434.1.h", "SFD-049", "SFD-011" },
  you = {
    base = { { "Aphelios, Exalted", attached = { "Doran's Blade" } } },
    hand = { "Angle Shot" }, runes = { fury = 2 }, deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Angle Shot", { mode = "attach", target = { { "Aphelios, Exalted" }, { "Doran's Blade" } } })
    t:everyone_passes()

    t:expect_unit("Aphelios, Exalted", { attached = { "Doran's Blade" }, buffs = 0 })
    t:expect { chain = {}, you = { hand = { "Gust" }, runes_ready = 0 } }
  end,
}

scenario "What waits for an attachment triggers as it is made" {
  covers = { "725.1", "SFD-049" },
  you = { base = { "Aphelios, Exalted", "Serrated Dirk" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Serrated Dirk")
    t:answers { you = { { mode = "buff a friendly unit", target = "Aphelios, Exalted" } } }
    t:everyone_passes()

    t:expect_unit("Aphelios, Exalted", { attached = { "Serrated Dirk" }, buffs = 1 })
  end,
}

scenario "Neither attaching nor detaching readies, exhausts or stuns" {
  covers = { "434.5", "719.4.a" },
  you = { base = { { "Mega-Mech", stunned = true }, { "Serrated Dirk", exhausted = true } }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Serrated Dirk")
    t:everyone_passes()

    t:expect_unit("Serrated Dirk", { exhausted = true, stunned = false, attached_to = "Mega-Mech" })
    t:expect_unit("Mega-Mech", { exhausted = false, stunned = true })
  end,
}

scenario "Attached gear has its keywords, though it cannot be used" {
  covers = { "722", "721" },
  you = { base = { { "Mega-Mech", attached = { "Serrated Dirk" } }, "Recruit" }, runes = { fury = 2 } },

  run = function(t)
    t:expect_unit("Serrated Dirk", { keywords = { "Equip" } })
    t.you:refused("use", "Serrated Dirk", "377")
  end,
}

scenario "What choosing for Equip triggers lies above it and resolves first" {
  covers = { "818.1.c.1", "383.4.b" },
  you = { base = { "Irelia, Fervent", "Serrated Dirk" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Serrated Dirk")
    t:expect { chain = { "Serrated Dirk", "Irelia, Fervent" } }
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Irelia, Fervent", { attached = {}, might = 5 })
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { attached = { "Serrated Dirk" } })
  end,
}

scenario "One Equipment is enough to be equipped, and with the last one it ends" {
  covers = { "818.3.b", "SFD-107" },
  you = {
    base = { { "Mega-Mech", attached = { "Serrated Dirk", "Doran's Blade" } }, "Recruit" },
    hand = { "Strike Down", "Strike Down", "Strike Down" }, resources = { energy = 9, body = 9 },
  },
  foe = { units = { ["0"] = { "Vanguard Sergeant", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Strike Down", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t.you:answer("Vanguard Sergeant")
    t.you:answer("Serrated Dirk")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { attached = { "Doran's Blade" } })
    t.you:play("Strike Down", { target = { { "Mega-Mech" }, { "Mega-Mech#2" }, { "Doran's Blade" } } })
    t:everyone_passes()

    t.you:refused("play", "Strike Down", "355.8")
  end,
}

scenario "Weaponmaster takes the Equip cost and a Power off it" {
  covers = { "821.1.c.2", "821" },
  you = { base = { "Serrated Dirk" }, hand = { "Sentinel Adept" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Sentinel Adept", { to = "base", may = true })
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { attached = { "Serrated Dirk" } })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "An Equip cost that nobody can pay leaves the Equipment where it is" {
  covers = { "821.1.c.5" },
  you = {
    base = { { "Mega-Mech", attached = { "Svellsongur" } } },
    hand = { "Sentinel Adept" }, runes = { fury = 3 },
  },

  run = function(t)
    t.you:play("Sentinel Adept", { to = "base", may = true })
    t:everyone_passes()

    t:expect_unit("Svellsongur", { attached_to = "Mega-Mech" })
  end,
}

scenario "Experience is gained without limit, by each player alone" {
  covers = { "730", "733", "UNL-034" },
  you = { hand = { "Herald of Spring" }, resources = { energy = 9, calm = 1 }, xp = 250 },

  run = function(t)
    t.you:play("Herald of Spring", { to = "base" })
    t:everyone_passes()

    t:expect { you = { xp = 252 }, foe = { xp = 0 } }
  end,
}

scenario "Experience is spent, and without it the cost is not paid" {
  covers = { "731", "729", "UNL-158" },
  you = { base = { "Recruit", "Shepherd's Heirloom", "Shepherd's Heirloom" }, xp = 1 },

  run = function(t)
    t.you:use("Shepherd's Heirloom#1")
    t:everyone_passes()

    t:expect { you = { xp = 0 } }
    t.you:refused("use", "Shepherd's Heirloom")
  end,
}
