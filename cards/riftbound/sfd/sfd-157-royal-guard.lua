-- SFD-157 Royal Guard
-- Brings a Sand Soldier along.
card "SFD-157" {
  when { played = me, run = function() play_token("Sand Soldier", here) end },
}
