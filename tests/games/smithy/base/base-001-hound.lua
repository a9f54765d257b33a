-- BASE-001 Hound
-- When you play it, an enemy unit goes.
card "BASE-001" {
  when { played = me, target = unit { enemy }, run = function(u) put(u, pile, "gone") end },
}
