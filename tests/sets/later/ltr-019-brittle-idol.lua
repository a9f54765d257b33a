-- LTR-019 Brittle Idol
-- All damage dealt to it is doubled.
card "LTR-019" { passive { me, damage_times = 2 } }
