-- VEN-003 Brittle Steel
-- The end of a gear.
card "VEN-003" {
  effect { target = gear, run = function(g) kill(g) end },
}
