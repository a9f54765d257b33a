-- LTR-036 Banner of Five
-- The Might of your units here is raised to five.
card "LTR-036" { passive { unit { yours, here }, might_at_least = 5 } }
