-- LH-008 Black Gale
-- It does not calm down.
card "LH-008" { cannot { calms = me } }
