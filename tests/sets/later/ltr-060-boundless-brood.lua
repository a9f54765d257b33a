-- LTR-060 Boundless Brood
-- More Recruits than a table holds.
card "LTR-060" { effect { run = function() play_token("Recruit", 400, base) end } }
