-- Experience for holding and conquering.
keyword "Hunt" {
  adds_up,
  when { holds = me, conquers = me, run = function() gain_xp(value()) end },
}
