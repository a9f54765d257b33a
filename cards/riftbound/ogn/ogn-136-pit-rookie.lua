-- OGN-136 Pit Rookie
-- On arrival, a buff for some other unit of yours.
card "OGN-136" {
  when { played = me, target = unit { friendly, another }, run = function(u) buff(u) end },
}
