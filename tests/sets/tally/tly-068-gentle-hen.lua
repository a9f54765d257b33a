-- TLY-068 Gentle Hen
-- While it is ready the first damage to each player's units in each turn is prevented.
card "TLY-068" { passive { player, side_prevents = 1, provided = unit { me, readied } } }
