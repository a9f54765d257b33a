-- VEN-080 Noxian Demolitionist.

scenario "Conquering with one Might the Demolitionist may kill a gear of one Energy" {
  covers = { "VEN-080", "383.4.c", "206", "428" },
  you = { base = { "Noxian Demolitionist" } },
  foe = { gear = { "Orb of Regret", "Hextech Disc" } },

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.you:move("Noxian Demolitionist", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers("target", "Orb of Regret")
    t.you:offers_not("target", "Hextech Disc")
    t.you:answer("Orb of Regret")
    t:everyone_passes()

    t:expect { foe = { gear = { "Hextech Disc" }, trash = { "Orb of Regret" } } }
  end,
}

scenario "Stronger, it reaches dearer gear" {
  covers = { "VEN-080", "206" },
  you = { base = { { "Noxian Demolitionist", buffs = 1 } } },
  foe = { gear = { "Hextech Formula" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Noxian Demolitionist", "0")
    t:fight()
    t:everyone_passes()

    t:expect { foe = { gear = {}, trash = { "Hextech Formula" } } }
  end,
}

scenario "It may leave the gear" {
  covers = { "VEN-080", "383.3.a" },
  you = { base = { "Noxian Demolitionist" } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Noxian Demolitionist", "0")
    t:fight()

    t:expect { foe = { gear = { "Orb of Regret" } } }
  end,
}
