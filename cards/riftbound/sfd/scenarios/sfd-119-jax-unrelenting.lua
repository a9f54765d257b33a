-- SFD-119 Jax, Unrelenting.

scenario "Jax draws for an Equipment attached to him by its Equip" {
  covers = { "SFD-119", "434", "383.3.a" },
  you = {
    base = { "Jax, Unrelenting", "Recurve Bow" },
    runes = { fury = 1, body = 1 },
    deck = { "Gust", "Charm" },
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:use("Recurve Bow", { target = "Jax, Unrelenting" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 1, runes_ready = 0 } }
    t:expect_unit("Jax, Unrelenting", { attached = { "Recurve Bow" } })
  end,
}

scenario "Jax draws also for what his own Weaponmaster brings" {
  covers = { "SFD-119", "821" },
  you = { base = { "Recurve Bow" }, hand = { "Jax, Unrelenting" }, runes = { body = 6 }, deck = { "Gust" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Jax, Unrelenting", { may = true, target = "Recurve Bow" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Jax, Unrelenting", { attached = { "Recurve Bow" } })
  end,
}

scenario "Jax may keep his Energy" {
  covers = { "SFD-119", "383.3.a" },
  you = { base = { "Jax, Unrelenting", "Recurve Bow" }, runes = { fury = 2 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:use("Recurve Bow", { target = "Jax, Unrelenting" })
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1 } }
  end,
}

scenario "An Equipment attached to another unit is not Jax's" {
  covers = { "SFD-119" },
  you = { base = { "Jax, Unrelenting", "Petty Officer", "Recurve Bow" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {}, runes_ready = 1 } }
  end,
}
