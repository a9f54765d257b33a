-- TLY-007 Day Guard
-- The first two damage to it in each turn is prevented.
card "TLY-007" { passive { me, turn_prevents = 2 } }
