-- PRC-010 Dream Lamp
-- Four Energy and its exhaustion draw a card; each of your units makes it one Energy cheaper.
card "PRC-010" {
  activated { cost = { energy = 4, exhaust = me }, run = function() draw(1) end },
  passive { ability { me }, cost = { energy = -1 }, each = unit { friendly } },
}
