-- LTR-020 Stout Warden
-- The first three damage to it in each combat is prevented.
card "LTR-020" { passive { me, combat_prevents = 3 } }
