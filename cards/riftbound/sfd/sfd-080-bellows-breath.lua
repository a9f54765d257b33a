-- SFD-080 Bellows Breath
-- One damage to up to three units at one place.
card "SFD-080" {
  effect { target = unit { count = at_most(3), together }, run = function(units) deal(1, units) end },
}
