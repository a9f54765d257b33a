-- OGN-114 Progress Day
-- Four cards for you.
card "OGN-114" {
  effect { run = function() draw(4) end },
}
