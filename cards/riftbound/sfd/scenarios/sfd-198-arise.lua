-- SFD-198 Arise!.

scenario "Arise! calls a Sand Soldier for each Equipment and readies two" {
  covers = { "SFD-198", "387", "185" },
  you = {
    hand = { "Arise!" },
    runes = { order = 7 },
    base = { "Recurve Bow", "Cull", { "Petty Officer", attached = { "Doran's Ring" } }, "Orb of Regret" },
  },
  foe = { base = { "Recurve Bow" } },

  run = function(t)
    t:answers { you = { { target = { "Sand Soldier#1", "Sand Soldier#2" } } } }
    t.you:play("Arise!")
    t:everyone_passes()

    t:expect_unit("Sand Soldier#1", { ready = true })
    t:expect_unit("Sand Soldier#2", { ready = true })
    t:expect_unit("Sand Soldier#3", { exhausted = true })
    t:expect { you = { base = { "Recurve Bow", "Cull", "Petty Officer", "Doran's Ring", "Orb of Regret", "Sand Soldier", "Sand Soldier", "Sand Soldier" } } }
  end,
}

scenario "Arise! readies only those that it called" {
  covers = { "SFD-198", "394" },
  you = { hand = { "Arise!" }, runes = { order = 7 }, base = { "Recurve Bow", { "Sand Soldier", exhausted = true } } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:play("Arise!")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Sand Soldier#1")
    t.you:answer("Sand Soldier#2")
    t:everyone_passes()

    t:expect_unit("Sand Soldier#1", { exhausted = true })
    t:expect_unit("Sand Soldier#2", { ready = true })
  end,
}

scenario "Arise! without an Equipment calls nobody" {
  covers = { "SFD-198", "055" },
  you = { hand = { "Arise!" }, runes = { order = 7 }, base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Arise!")
    t:everyone_passes()

    t:expect { chain = {}, you = { base = { "Orb of Regret" } } }
  end,
}

scenario "Arise! may ready the Sand Soldier that Zilean brings beside those for its Equipment" {
  covers = { "SFD-198", "UNL-086", "370.2", "375", "394" },
  you = { hand = { "Arise!" }, runes = { order = 7 }, base = { "Recurve Bow" }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" }, { target = { "Sand Soldier#1", "Sand Soldier#2" } } } }
    t.you:play("Arise!")
    t:everyone_passes()

    t:expect_unit("Sand Soldier#1", { ready = true })
    t:expect_unit("Sand Soldier#2", { ready = true })
  end,
}
