scenario "The Assailant comes ready and takes up an Equipment" {
  covers = { "SFD-002", "805", "821" },
  you = { hand = { "Armed Assailant" }, base = { "Serrated Dirk" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Armed Assailant", { additional = true, may = true, target = "Serrated Dirk" })
    t:everyone_passes()

    t:expect_unit("Armed Assailant", { ready = true, attached = { "Serrated Dirk" } })
    t:expect { you = { runes = 5 } }
  end,
}

scenario "Without Accelerate the Assailant is armed and exhausted" {
  covers = { "SFD-002", "805", "821" },
  you = { hand = { "Armed Assailant" }, base = { "Serrated Dirk" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Armed Assailant", { additional = false, may = true, target = "Serrated Dirk" })
    t:everyone_passes()

    t:expect_unit("Armed Assailant", { exhausted = true, attached = { "Serrated Dirk" } })
  end,
}
