-- SFD-197 Azir, Emperor of the Sands
-- Your Sand Soldiers have Weaponmaster; one Energy and exhausting him bring one after an Equipment was played.
card "SFD-197" {
  passive { unit { yours, tag = "Sand Soldier" }, has = "Weaponmaster" },
  activated { cost = { energy = 1, exhaust = me },
    provided = happened { played = gear { tag = "Equipment" }, by = you },
    run = function() play_token("Sand Soldier", base) end,
  },
}
