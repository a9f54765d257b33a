-- OGN-229 Vengeance
-- One unit dies, wherever it stands and whosever it is.
card "OGN-229" {
  effect { target = unit, run = function(u) kill(u) end },
}
