-- TLY-069 Hailstones
-- Two damage to each enemy unit in a base.
card "TLY-069" { effect { run = function() deal(2, unit { enemy, at = base }) end } }
