-- LTR-075 Far March
-- A unit of yours moves to a battlefield of yours where it is not.
card "LTR-075" {
  effect { target = { battlefield { yours }, unit { yours, apart } }, run = function(b, u) move(u, b) end },
}
