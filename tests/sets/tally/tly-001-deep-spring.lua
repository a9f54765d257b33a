-- TLY-001 Deep Spring
-- One rune more comes in your Channel Phase, for each of these.
card "TLY-001" { passive { player { you }, channel_more = 1 } }
