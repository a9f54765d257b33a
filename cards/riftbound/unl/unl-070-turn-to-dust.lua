-- UNL-070 Turn to Dust
-- A gear becomes Temporary.
card "UNL-070" {
  effect { target = gear, run = function(g) give(g, "Temporary") end },
}
