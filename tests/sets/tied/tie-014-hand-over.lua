-- TIE-014 Hand Over
-- What is attached to a unit is attached to another unit of yours.
card "TIE-014" {
  effect { target = { gear { attached }, unit { friendly } }, run = function(g, u) attach(g, u) end },
}
