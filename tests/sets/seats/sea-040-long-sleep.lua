-- SEA-040 Long Sleep
-- Opponents ready two things at most in their Awaken Phase.
card "SEA-040" { passive { opponent, readies_at_most = 2 } }
