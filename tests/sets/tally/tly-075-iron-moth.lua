-- TLY-075 Iron Moth
-- Might that would come to an enemy unit goes instead, as long as it would have stayed.
card "TLY-075" {
  instead { might_given = unit { enemy }, run = function() give_might(it, -amount(), as_long) end },
}
