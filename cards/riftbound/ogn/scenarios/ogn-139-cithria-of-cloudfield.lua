-- OGN-139 Cithria of Cloudfield.

scenario "Another unit buffs Cithria, once" {
  covers = { "OGN-139", "419.4.a", "702" },
  you = { hand = { "Shipyard Skulker", "Shipyard Skulker" }, runes = { body = 6 }, base = { "Cithria of Cloudfield" } },

  run = function(t)
    t.you:play("Shipyard Skulker")
    t:everyone_passes()
    t:expect_unit("Cithria of Cloudfield", { buffs = 1, might = 2 })
    t.you:play("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Cithria of Cloudfield", { buffs = 1, might = 2 })
  end,
}

scenario "Her own arrival is not Cithria's" {
  covers = { "OGN-139" },
  you = { hand = { "Cithria of Cloudfield" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Cithria of Cloudfield")

    t:expect { chain = {} }
    t:expect_unit("Cithria of Cloudfield", { buffs = 0 })
  end,
}

scenario "A token is a unit that was played, for Cithria" {
  covers = { "OGN-139", "185.2.a" },
  you = { hand = { "Sprite Call" }, runes = { mind = 3 }, base = { "Cithria of Cloudfield" } },

  run = function(t)
    t.you:play("Sprite Call")
    t:everyone_passes()

    t:expect_unit("Cithria of Cloudfield", { buffs = 1 })
  end,
}

scenario "A unit of the foe's does not buff Cithria" {
  covers = { "OGN-139" },
  you = { base = { "Cithria of Cloudfield" } },
  foe = { hand = { "Shipyard Skulker" }, runes = { body = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Cithria of Cloudfield", { buffs = 0 })
  end,
}
