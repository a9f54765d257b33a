-- SFD-138 Windsinger.

scenario "Windsinger sends a small unit of the field to its owner's hand" {
  covers = { "SFD-138", "056", "383.4.a" },
  you = { hand = { "Windsinger" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Vanguard Sergeant" } }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Windsinger", { may = true, target = "?" })
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Windsinger may let it be" {
  covers = { "SFD-138", "383.3.a" },
  you = { hand = { "Windsinger" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Windsinger", { may = false })

    t:expect { chain = {}, foe = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Windsinger from facedown blows away an attacker, not itself and nobody elsewhere" {
  covers = { "SFD-138", "811.1.d" },
  you = { units = { ["0"] = { "Vanguard Sergeant" }, ["1"] = { "Daring Poro" } }, facedown = { ["0"] = { "Windsinger" } } },
  foe = { base = { "Shipyard Skulker", "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Shipyard Skulker", "Recruit" }, "0")
    t.foe:pass()
    t.you:play("Windsinger", { from = "facedown", may = true, target = "?" })
    t.you:offers_not("target", "Windsinger")
    t.you:offers_not("target", "Daring Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
    t:expect_unit("Windsinger", { at = "0" })
  end,
}
