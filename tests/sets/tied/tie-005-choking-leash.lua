-- TIE-005 Choking Leash
-- As long as it stays attached to what it was attached to, an enemy unit has two Might less.
card "TIE-005" {
  when { attached = me, target = unit { enemy }, run = function(u) give_might(u, -2, while_attached) end },
}
