-- TLY-067 Common Roof
-- The first three damage to your units in each turn, of all of them together, is prevented.
card "TLY-067" { passive { player { you }, side_prevents = 3 } }
