-- DRW-001 Reef Warden
-- Your opponent cannot play special cards while it lies there.
card "DRW-001" { cannot { played = special, by = opponent } }
