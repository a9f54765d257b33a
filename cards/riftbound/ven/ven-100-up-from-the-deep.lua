-- VEN-100 Up from the Deep
-- Two Tentacles, from the trash too.
card "VEN-100" {
  effect { run = function() play_token("Tentacle", 2) end },
}
