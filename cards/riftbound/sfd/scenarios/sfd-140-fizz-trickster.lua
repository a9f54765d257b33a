-- SFD-140 Fizz, Trickster.

scenario "Fizz plays a spell out of the trash for its Power, then it is recycled" {
  covers = { "SFD-140", "356.1.b", "390.3.a" },
  you = { hand = { "Fizz, Trickster" }, trash = { "Void Seeker", "Falling Comet" }, runes = { chaos = 3, fury = 1 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, trash = { "Cleave" } },

  run = function(t)
    t.you:play("Fizz, Trickster", { may = true, target = { { "Void Seeker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { hand = { "Gust" }, trash = { "Falling Comet" }, deck = { "Void Seeker" } } }
  end,
}

scenario "Fizz may leave the trash alone" {
  covers = { "SFD-140", "383.3.a" },
  you = { hand = { "Fizz, Trickster" }, trash = { "Cleave" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Fizz, Trickster", { may = false })

    t:expect { chain = {}, you = { trash = { "Cleave" }, base = { "Fizz, Trickster" } } }
  end,
}

scenario "Four Energy, a unit, an opponent's spell: nothing for Fizz" {
  covers = { "SFD-140", "402.4" },
  you = { hand = { "Fizz, Trickster" }, trash = { "Consult the Past", "Daring Poro" }, runes = { chaos = 3 } },
  foe = { trash = { "Cleave" } },

  run = function(t)
    t.you:play("Fizz, Trickster")

    t:expect { chain = {}, you = { base = { "Fizz, Trickster" } } }
  end,
}

scenario "A spell whose Power Fizz cannot pay stays in the trash" {
  covers = { "SFD-140", "358.5" },
  you = { hand = { "Fizz, Trickster" }, trash = { "Void Seeker" }, resources = { energy = 3, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Fizz, Trickster", { may = true, target = "Void Seeker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Void Seeker" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A spell of Fizz that is countered is recycled as well" {
  covers = { "SFD-140", "425", "390.3.a" },
  you = { hand = { "Fizz, Trickster" }, trash = { "Cleave" }, runes = { chaos = 3 }, deck = { "Gust" } },
  foe = { hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Fizz, Trickster", { may = true, target = { { "Cleave" }, { "Fizz, Trickster" } } })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:everyone_passes()

    t:expect { you = { trash = {}, deck = { "Gust", "Cleave" } } }
    t:expect_unit("Fizz, Trickster", { no_keywords = { "Assault" } })
  end,
}
