-- TWN-009 Sunder
-- Kills a gear.
card "TWN-009" {
  effect { target = gear, run = function(g) kill(g) end },
}
