scenario "Azir changes places with a unit and takes its Equipment" {
  covers = { "SFD-050", "446", "434.1" },
  you = {
    base = { "Azir, Ascendant" },
    units = { ["0"] = { { "Shipyard Skulker", attached = { "Doran's Shield", "Brutalizer" } } } },
    runes = { calm = 2 },
    gear = { "Long Sword" },
  },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Azir, Ascendant", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t:answers { you = { { target = "?" }, { may = true } } }
    t.you:answer("Shipyard Skulker")
    t.you:offers_not("target", "Long Sword")
    t.you:answer("Brutalizer")
    t:everyone_passes()

    t:expect { you = { controls = { "Blank Battlefield" }, points = 0, runes = 1 } }
    t:expect_unit("Azir, Ascendant", { at = "Blank Battlefield", attached = { "Brutalizer" }, ready = true })
    t:expect_unit("Shipyard Skulker", { at = "base", attached = { "Doran's Shield" } })
    t.you:refused("use", "Azir, Ascendant")
  end,
}

scenario "In the enemy's attack Azir takes a friend's place, and may leave the Equipment" {
  covers = { "SFD-050", "806" },
  you = {
    base = { "Azir, Ascendant" },
    units = { ["0"] = { { "Recruit", attached = { "Brutalizer" } } } },
    runes = { calm = 1 },
  },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:use("Azir, Ascendant", { target = { { "Recruit" }, { "Brutalizer" } } })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Azir, Ascendant", { defending = true, attached = {} })
    t:expect_unit("Recruit", { at = "base", attached = { "Brutalizer" } })
    t:fight()
    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Azir may choose no Equipment, and himself" {
  covers = { "SFD-050", "355.12", "355.13" },
  you = {
    base = { "Azir, Ascendant" },
    units = { ["0"] = { { "Recruit", attached = { "Brutalizer" } } } },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:use("Azir, Ascendant", { target = "Azir, Ascendant" })
    t:everyone_passes()

    t:expect_unit("Azir, Ascendant", { at = "base", attached = {} })
    t:expect_unit("Recruit", { attached = { "Brutalizer" } })
  end,
}
