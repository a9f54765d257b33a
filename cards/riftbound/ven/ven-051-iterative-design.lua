-- VEN-051 Iterative Design
-- A Mech, from the trash too.
card "VEN-051" {
  effect { run = function() play_token("Mech") end },
}
