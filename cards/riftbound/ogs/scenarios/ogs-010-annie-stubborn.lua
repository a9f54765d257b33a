-- OGS-010 Annie, Stubborn: on arrival, a spell comes back to the hand.

scenario "Annie, Stubborn brings a spell back from your trash" {
  covers = { "OGS-010", "383.4.a" },
  you = {
    hand = { "Annie, Stubborn" },
    runes = { chaos = 4 },
    trash = { "Incinerate", "Flash", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Annie, Stubborn")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Flash")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" }, trash = { "Incinerate", "Mega-Mech" } } }
  end,
}

scenario "The trigger of Annie, Stubborn is no may: the only spell comes back" {
  covers = { "OGS-010", "402.4.b" },
  you = { hand = { "Annie, Stubborn" }, runes = { chaos = 4 }, trash = { "Incinerate" } },

  run = function(t)
    t.you:play("Annie, Stubborn")
    t:everyone_passes()

    t:expect { you = { hand = { "Incinerate" }, trash = {} } }
  end,
}

scenario "Without a spell in your own trash Annie, Stubborn enters and nothing comes back" {
  covers = { "OGS-010", "402.4" },
  you = { hand = { "Annie, Stubborn" }, runes = { chaos = 4 }, trash = { "Mega-Mech" } },
  foe = { trash = { "Incinerate" } },

  run = function(t)
    t.you:play("Annie, Stubborn")

    t:expect { chain = {}, you = { hand = {}, base = { "Annie, Stubborn" }, trash = { "Mega-Mech" } } }
    t:expect { foe = { trash = { "Incinerate" } } }
  end,
}
