-- KPT-034 Quay Clerk
-- When another unit is returned to a hand, recycled or banished, buff me.

card "KPT-034" {
  when { returned = unit { another }, to = hand, run = function() buff(me) end },
  when { recycled = unit { another }, run = function() buff(me) end },
  when { banished = unit { another }, run = function() buff(me) end },
}
