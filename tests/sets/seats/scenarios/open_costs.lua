-- Abilities that cost an amount which their player chooses.

scenario "It deals as much as was paid, whatever is left" {
  covers = { "SEA-010", "355.1" },
  you = { base = { "Steam Gun" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Steam Gun", { amount = 3, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Nothing may be paid, and no more than there is" {
  covers = { "SEA-010" },
  you = { base = { "Steam Gun" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Steam Gun", { amount = "?", target = "Mega-Mech" })
    t.you:offers("amount", 2)
    t.you:offers_not("amount", 3)
    t.you:answer(0)
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "What makes it cheaper leaves more to choose" {
  covers = { "SEA-010", "SEA-032" },
  you = { base = { "Steam Gun", "Oiled Gears" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Steam Gun", { amount = 3, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Only amounts are offered after which there is a target" {
  covers = { "SEA-011" },
  you = { base = { "Fitted Lens" }, runes = { mind = 3 } },
  foe = { base = { "Recruit", "Mega-Mech" } },

  run = function(t)
    t.you:use("Fitted Lens", { amount = "?" })
    t.you:offers_not("amount", 0)
    t.you:offers("amount", 1)
    t.you:offers("amount", 3)
    t.you:answer(1)
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { runes_ready = 2 } }
  end,
}

scenario "Where no amount would do it cannot be used, and a facedown unit is no target" {
  covers = { "SEA-011" },
  you = { base = { "Fitted Lens" }, runes = { mind = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:refused("use", "Fitted Lens")
  end,
}

scenario "A copy asks for an amount of its own" {
  covers = { "SEA-011", "SEA-055" },
  you = { base = { "Fitted Lens" }, hand = { "Dear Clay" }, runes = { chaos = 2, mind = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Dear Clay", { target = "Fitted Lens" })
    t:everyone_passes()
    t.you:use("Fitted Lens#2", { amount = 1 })
    t:everyone_passes()

    t:expect { foe = { base = {} }, you = { runes_ready = 0 } }
  end,
}

scenario "Who has taken it pays for it" {
  covers = { "SEA-010", "SEA-054" },
  you = { hand = { "Lent Crown" }, runes = { order = 4 } },
  foe = { base = { "Steam Gun", "Mega-Mech" } },

  run = function(t)
    t.you:play("Lent Crown", { target = "Steam Gun" })
    t:everyone_passes()
    t.you:use("Steam Gun", { amount = 2, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "A trigger asks for an amount as well, once its player wants it" {
  covers = { "SEA-012" },
  you = { base = { "Price Bell" }, runes = { order = 3 } },
  foe = { units = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t:answers { you = { { may = true, amount = 2 } } }
    t.you:move("Price Bell", "Void Gate")
    t:expect { question = "act" }
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Price Bell", { might = 4 })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "Refused, nothing is asked" {
  covers = { "SEA-012" },
  you = { base = { "Price Bell" }, runes = { order = 3 } },
  foe = { units = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Price Bell", "Void Gate")
    t:expect_unit("Price Bell", { might = 2 })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "Facedown it asks for nothing" {
  covers = { "SEA-010", "364" },
  you = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Steam Gun" } }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Steam Gun")
  end,
}

scenario "The copy of a bell and a bell of another player's ask who has them, each for an amount" {
  covers = { "SEA-012", "PAI-067", "191", "477.1.b" },
  you = { base = { "Recruit", { "Price Bell", owner = "foe" } }, hand = { "Clay Neighbor" }, runes = { mind = 1, order = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Clay Neighbor", { target = { { "Recruit" }, { "Price Bell" } } })
    t:everyone_passes()
    t:answers { you = { { may = true, amount = 1 }, { may = true, amount = 2 } } }
    t.you:move({ "Price Bell", "Price Bell#2" }, "Void Gate")
    t:everyone_passes()

    t:expect_unit("Price Bell", { might = 3, owner = "you" })
    t:expect_unit("Price Bell#2", { might = 4, owner = "foe" })
    t:expect { you = { runes = 1 }, foe = { runes = 3 } }
  end,
}
