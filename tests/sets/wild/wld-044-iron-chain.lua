-- WLD-044 Iron Chain
-- Attached to an enemy unit as it comes, which then cannot move nor ready.
card "WLD-044" {
  when { played = me, target = unit { enemy }, run = function(u) attach(me, u) end },
  attached {
    cannot { moves = me },
    cannot { readied = me },
  },
}
