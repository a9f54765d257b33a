-- CLK-011 Toll Gate
-- The foe plays no unit into the close row.
card "CLK-011" { cannot { played = unit { enemy }, to = close } }
