-- TLY-044 Proud Banner
-- Opponents cannot take Might from your units.
card "TLY-044" { cannot { might_taken = unit { friendly }, by = opponent } }
