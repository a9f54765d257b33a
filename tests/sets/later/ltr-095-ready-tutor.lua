-- LTR-095 Ready Tutor
-- Your cards with Reaction cost an Energy less.
card "LTR-095" { passive { card { yours, has = "Reaction" }, cost = { energy = -1 } } }
