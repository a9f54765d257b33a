-- OGN-083 Consult the Past
-- Two cards for you.
card "OGN-083" {
  effect { run = function() draw(2) end },
}
