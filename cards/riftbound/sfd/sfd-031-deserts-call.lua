-- SFD-031 Desert's Call
-- A Sand Soldier for you.
card "SFD-031" {
  effect { run = function() play_token("Sand Soldier") end },
}
