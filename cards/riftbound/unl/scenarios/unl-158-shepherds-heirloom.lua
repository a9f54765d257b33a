-- UNL-158 Shepherd's Heirloom.

scenario "The Heirloom brings an experience and is equipped for one" {
  covers = { "UNL-158", "818", "728" },
  you = { hand = { "Shepherd's Heirloom" }, resources = { energy = 2 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Shepherd's Heirloom")
    t:everyone_passes()
    t:expect { you = { xp = 1 } }
    t.you:use("Shepherd's Heirloom", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { xp = 0 } }
    t:expect_unit("Recruit", { might = 3, attached = { "Shepherd's Heirloom" } })
  end,
}

scenario "Without experience the Heirloom is not equipped, whatever else there is" {
  covers = { "UNL-158", "203.3" },
  you = { gear = { "Shepherd's Heirloom" }, resources = { energy = 5, order = 2 }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("use", "Shepherd's Heirloom", "203.3")
  end,
}
