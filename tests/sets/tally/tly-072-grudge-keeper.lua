-- TLY-072 Grudge Keeper
-- What would take Might from another of your units takes it from this one instead, for as long.
card "TLY-072" {
  instead { might_taken = unit { friendly, another }, run = function() give_might(me, -amount(), as_long) end },
}
