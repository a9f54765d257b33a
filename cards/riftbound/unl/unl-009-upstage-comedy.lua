-- UNL-009 Upstage Comedy
-- One unit becomes ready.
card "UNL-009" {
  effect { target = unit, run = function(u) ready(u) end },
}
