scenario "The Adept takes an Equipment off a friend and pays the rest of its price" {
  covers = { "SFD-008", "821" },
  you = {
    base = { { "Recruit", attached = { "Skyfall of Areion" } } },
    hand = { "Sentinel Adept" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:play("Sentinel Adept", { may = true })
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { might = 5, attached = { "Skyfall of Areion" } })
    t:expect { you = { runes = 4, runes_ready = 0 } }
  end,
}
