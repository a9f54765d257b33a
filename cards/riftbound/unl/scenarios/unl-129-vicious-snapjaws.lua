-- UNL-129 Vicious Snapjaws.

scenario "Each other friendly unit that dies is worth an experience to the Snapjaws" {
  covers = { "UNL-129", "428" },
  you = { base = { "Vicious Snapjaws", "Daring Poro" }, hand = { "Vengeance" }, resources = { energy = 4, order = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { xp = 1 } }
  end,
}

scenario "Neither an enemy's death nor its own is worth anything to the Snapjaws" {
  covers = { "UNL-129" },
  you = { base = { "Vicious Snapjaws" }, hand = { "Vengeance", "Vengeance" }, resources = { energy = 8, order = 4 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { xp = 0 } }
    t.you:play("Vengeance", { target = "Vicious Snapjaws" })
    t:everyone_passes()

    t:expect { you = { xp = 0, trash = { "Vengeance", "Vengeance", "Vicious Snapjaws" } } }
  end,
}
