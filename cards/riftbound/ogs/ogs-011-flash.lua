-- OGS-011 Flash
-- Brings home two of your units, or one, or none.
card "OGS-011" {
  effect { target = unit { friendly, count = at_most(2) }, run = function(units) move(units, base) end },
}
