-- OGN-064 Wind Wall
-- Counters any spell.
card "OGN-064" {
  effect { target = spell, run = function(s) counter(s) end },
}
