-- VEN-107 Decree of Discord.

scenario "Enemy Order units of five Might together go to their owners' hands" {
  covers = { "VEN-107", "355.11.b" },
  you = { hand = { "Decree of Discord" }, runes = { chaos = 1 }, base = { "Faithful Manufactor" } },
  foe = {
    units = { ["0"] = { "Daring Poro" }, ["1"] = { "Vanguard Captain" } },
    base = { "Cruel Patron", "Vanguard Sergeant", "Pouty Poro" },
  },

  run = function(t)
    t.you:play("Decree of Discord", { target = "?" })
    t.you:offers_not("target", "Pouty Poro")
    t.you:offers_not("target", "Faithful Manufactor")
    t.you:offers_not("target", "Cruel Patron")
    t.you:offers("target", "Vanguard Sergeant")
    t.you:answer("Daring Poro")
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:answer("Vanguard Captain")
    t:everyone_passes()

    t:expect {
      foe = { hand = { "Daring Poro", "Vanguard Captain" }, base = { "Cruel Patron", "Vanguard Sergeant", "Pouty Poro" } },
    }
  end,
}

scenario "Without such units the Decree may be played, for nothing" {
  covers = { "VEN-107", "355.13" },
  you = { hand = { "Decree of Discord" }, runes = { chaos = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Decree of Discord")
    t:everyone_passes()

    t:expect { you = { trash = { "Decree of Discord" } }, foe = { base = { "Pouty Poro" } } }
  end,
}
