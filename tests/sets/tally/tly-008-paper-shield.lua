-- TLY-008 Paper Shield
-- The first damage to each of your units in each turn is prevented.
card "TLY-008" { passive { unit { yours }, turn_prevents = 1 } }
