-- UNL-044 Flurry of Feathers
-- Counter a spell, or four Birds.
card "UNL-044" {
  effect { modes = {
    { "counter a spell", target = spell, run = function(s) counter(s) end },
    { "play four 1 {might} Bird unit tokens with [Deflect]", run = function() play_token("Bird", 4) end },
  } },
}
