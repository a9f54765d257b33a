-- UNL-139 Bone Skewer.

scenario "The Skewer pulls a unit out of an opponent's hand, for nothing, and stuns it" {
  covers = { "UNL-139", "424", "423", "356.5" },
  you = { hand = { "Bone Skewer" }, resources = { energy = 2, chaos = 1 }, units = { ["0"] = { "Petty Officer" } } },
  foe = { hand = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Bone Skewer", { target = { { "0" } } })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0", stunned = true, controller = "foe" })
    t:expect { foe = { hand = { "Gust" } }, combat = "Blank Battlefield", attacker = "foe" }
  end,
}

scenario "Nobody has to be pulled, and a hand without units has nobody" {
  covers = { "UNL-139", "055" },
  you = { hand = { "Bone Skewer", "Bone Skewer" }, resources = { energy = 4, chaos = 2 } },
  foe = { hand = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Bone Skewer", { target = { { "0" } } })
    t:answers { you = { { pick = "none" } } }
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech", "Gust" } }, chain = {} }
  end,
}

scenario "Costs that are no resources are ignored as well" {
  covers = { "UNL-139", "OGN-208", "356.5.a" },
  you = { hand = { "Bone Skewer" }, resources = { energy = 2, chaos = 1 } },
  foe = { hand = { "Cruel Patron" } },

  run = function(t)
    t.you:play("Bone Skewer", { target = { { "0" } } })
    t:answers { you = { { pick = "Cruel Patron" } } }
    t:everyone_passes()

    t:expect_unit("Cruel Patron", { at = "0", stunned = true })
  end,
}

scenario "Nami's optional additional cost may be paid with nothing, and counts as paid" {
  covers = { "UNL-139", "UNL-052", "R030", "356.5.a", "356.4.f.1" },
  you = { hand = { "Bone Skewer" }, resources = { energy = 2, chaos = 1 }, base = { "Recruit" } },
  foe = { hand = { "Nami, Headstrong" } },

  run = function(t)
    t.you:play("Bone Skewer", { target = { { "0" } } })
    t:answers { you = { { pick = "Nami, Headstrong" } }, foe = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Recruit", { stunned = true })
    t:expect_unit("Nami, Headstrong", { at = "0", stunned = true })
  end,
}

scenario "From facedown the Skewer costs nothing and looks at its own battlefield" {
  covers = { "UNL-139", "811" },
  turn_player = "foe",
  you = { facedown = { ["0"] = { "Bone Skewer" } }, units = { ["0"] = { "Petty Officer" } } },
  foe = { hand = { "Sprite Call", "Mega-Mech" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Sprite Call")
    t.foe:pass()
    t.you:play("Bone Skewer", { from = "facedown" })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0", stunned = true })
  end,
}

scenario "Pulled into the combat of two others a unit goes to its base instead, and is stunned there" {
  covers = { "UNL-139", "462.2.a", "359.3.e.14.c" },
  you = { facedown = { ["0"] = { "Bone Skewer" } }, units = { ["0"] = { "Vanguard Sergeant" } } },
  foe = { base = { "Recruit" } },
  foe2 = { hand = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t.foe:pass()
    t.foe2:pass()
    t.you:play("Bone Skewer", { from = "facedown", target = { { "foe2" } } })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { foe2 = { hand = {} }, combat = "Blank Battlefield" }
    t:expect_unit("Mega-Mech", { at = "foe2's base", stunned = true })
    t:fight()
    t:expect { foe = { base = {} }, you = { units = { ["0"] = { "Vanguard Sergeant" } } } }
  end,
}

scenario "Into your combat the Skewer pulls a unit of who attacks you: it attacks too, stunned" {
  covers = { "UNL-139", "464.2.c", "423" },
  you = { facedown = { ["0"] = { "Bone Skewer" } }, units = { ["0"] = { "Vanguard Sergeant" } } },
  foe = { base = { "Recruit" }, hand = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t.foe:pass()
    t.you:play("Bone Skewer", { from = "facedown" })
    t:answers { you = { { pick = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0", attacking = true, stunned = true, controller = "foe" })
    t:expect { foe = { hand = {} } }
  end,
}
