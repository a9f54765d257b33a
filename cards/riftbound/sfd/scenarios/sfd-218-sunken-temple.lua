-- SFD-218 Sunken Temple.

scenario "Sunken Temple sells a card to a Mighty conqueror, Assault counts" {
  covers = { "SFD-218", "R084", "466.5.d", "466.7.a", "710" },
  you = { base = { "Vanguard Sergeant" }, hand = { "Cleave" }, runes = { fury = 2 }, deck = { "Gust" } },
  foe = { units = { ["Sunken Temple"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Cleave", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { might = 4 })
    t:answers { you = { { may = true } } }
    t.you:move("Vanguard Sergeant", "Sunken Temple")
    t:fight()

    t:expect { you = { hand = { "Gust" }, runes_ready = 0 } }
  end,
}

scenario "Sunken Temple sells nothing to the weak" {
  covers = { "SFD-218", "710" },
  you = { base = { "Vanguard Sergeant", "Recruit" }, runes = { fury = 1 }, units = { ["Void Gate"] = { "Mega-Mech" } } },
  battlefields = { "Sunken Temple", "Void Gate" },

  run = function(t)
    t.you:move({ "Vanguard Sergeant", "Recruit" }, "Sunken Temple")
    t:fight()

    t:expect { you = { points = 1, hand = {}, runes_ready = 1 } }
  end,
}

scenario "A Mighty conqueror elsewhere is no guest of Sunken Temple" {
  covers = { "SFD-218" },
  you = { base = { "Mega-Mech" }, runes = { fury = 1 }, units = { ["Sunken Temple"] = { "Petty Officer" } } },
  battlefields = { "Sunken Temple", "Void Gate" },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()

    t:expect { you = { points = 1, hand = {}, runes_ready = 1 } }
  end,
}
