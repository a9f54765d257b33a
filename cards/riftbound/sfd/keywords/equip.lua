-- For its cost: attach this to a unit you control (818).
keyword "Equip" {
  activated { cost = value(), target = unit { yours }, run = function(u) attach(me, u) end },
}
