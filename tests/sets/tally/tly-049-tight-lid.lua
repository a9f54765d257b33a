-- TLY-049 Tight Lid
-- Nobody draws three or more cards at once.
card "TLY-049" { cannot { draws = player, amount = at_least(3) } }
