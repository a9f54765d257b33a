-- DRW-005 Wreck Counter
-- Two more strength for each round that has been won.
card "DRW-005" { passive { unit { me, at = row }, bolstered = 2, each = total("rounds_won", player) } }
