-- SFD-216 Rockfall Path.

scenario "Rockfall Path: nobody is played there, not even by an effect" {
  covers = { "SFD-216", "355.2", "054.1" },
  you = {
    units = { ["Rockfall Path"] = { "Petty Officer" } },
    hand = { "Daring Poro", "Royal Guard" },
    runes = { order = 6 },
  },

  run = function(t)
    t.you:refused("play", "Daring Poro", "Rockfall Path", "355.2")
    t.you:play("Daring Poro", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" } } }
  end,
}

scenario "Rockfall Path can be walked to, and a token that should come there does not" {
  covers = { "SFD-216", "358.3.a" },
  you = { base = { "Corina Veraza" } },
  battlefields = { "Rockfall Path", "Void Gate" },

  run = function(t)
    t.you:move("Corina Veraza", "Rockfall Path")
    t:everyone_passes()

    t:expect { you = { units = { ["Rockfall Path"] = { "Corina Veraza" } }, base = {} } }
  end,
}

scenario "Other places are open for units" {
  covers = { "SFD-216" },
  you = { units = { ["Void Gate"] = { "Petty Officer" } }, hand = { "Daring Poro" }, runes = { order = 2 } },
  battlefields = { "Rockfall Path", "Void Gate" },

  run = function(t)
    t.you:play("Daring Poro", { to = "Void Gate" })

    t:expect { you = { units = { ["Void Gate"] = { "Petty Officer", "Daring Poro" } } } }
  end,
}
