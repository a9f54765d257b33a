-- SFD-154 Guards!.

scenario "Guards! calls a Sand Soldier, and one Order readies it" {
  covers = { "SFD-154", "387", "185" },
  you = { hand = { "Guards!" }, runes = { order = 4 }, units = { ["Void Gate"] = { "Petty Officer" } } },

  run = function(t)
    t:answers { you = { { to = "Void Gate", may = true } } }
    t.you:play("Guards!")
    t:everyone_passes()

    t:expect_unit("Sand Soldier", { at = "Void Gate", ready = true })
    t:expect { you = { runes = 3 } }
  end,
}

scenario "Without the Order the Sand Soldier of Guards! stays exhausted" {
  covers = { "SFD-154", "444.2" },
  you = { hand = { "Guards!" }, runes = { order = 4 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:play("Guards!")
    t:everyone_passes()

    t:expect_unit("Sand Soldier", { at = "base", exhausted = true })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "The Order of Guards! is paid before anybody can answer" {
  covers = { "SFD-154", "383.3.b", "387" },
  you = { hand = { "Guards!" }, runes = { order = 4 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Guards!")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Guards!" }, you = { runes = 3 } }
    t:expect_unit("Sand Soldier", { exhausted = true })
    t:everyone_passes()

    t:expect_unit("Sand Soldier", { ready = true })
  end,
}

scenario "One Order readies both Sand Soldiers where Zilean brings a second one" {
  covers = { "SFD-154", "UNL-086", "370.2", "375", "387" },
  you = { hand = { "Guards!" }, runes = { order = 4 }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" }, { may = true } } }
    t.you:play("Guards!")
    t:everyone_passes()

    t:expect { you = { runes = 3, base = { "Sand Soldier", "Sand Soldier" } } }
    t:expect_unit("Sand Soldier#1", { ready = true })
    t:expect_unit("Sand Soldier#2", { ready = true })
  end,
}
