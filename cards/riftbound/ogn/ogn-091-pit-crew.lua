-- OGN-091 Pit Crew
-- Ready again whenever you play a gear.
card "OGN-091" {
  when { played = gear, by = you, run = function() ready(me) end },
}
