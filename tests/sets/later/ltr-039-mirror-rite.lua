-- LTR-039 Mirror Rite
-- A Likeness that is a copy of a unit, with Temporary.
card "LTR-039" {
  effect { target = unit, run = function(u) play_token("Likeness", u, "Temporary") end },
}
