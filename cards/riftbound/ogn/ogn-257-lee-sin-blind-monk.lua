-- OGN-257 Lee Sin, Blind Monk
-- One Energy and exhausting him: a buff for a unit of yours.
card "OGN-257" {
  activated { cost = { energy = 1, exhaust = me }, target = unit { friendly },
    run = function(u) buff(u) end,
  },
}
