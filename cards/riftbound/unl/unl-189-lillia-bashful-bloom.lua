-- UNL-189 Lillia, Bashful Bloom
-- Four Energy and exhausting her: a ready Sprite; one less for each friendly Temporary unit.
card "UNL-189" {
  activated { cost = { energy = 4, exhaust = me }, run = function() play_token("Sprite", readied) end },
  passive { ability { me }, cost = { energy = -1 }, each = unit { friendly, has = "Temporary" } },
}
