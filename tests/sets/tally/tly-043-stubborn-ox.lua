-- TLY-043 Stubborn Ox
-- What would take Might from it gives it as much.
card "TLY-043" {
  instead { might_taken = me, run = function() give_might(me, amount(), this_turn) end },
}
