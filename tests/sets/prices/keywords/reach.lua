-- Two damage to a small enemy unit; for one Energy more to any enemy unit.
local hit = function(u) deal(2, u) end

keyword "Reach" {
  as { played = me, may, cost = { energy = 1 } },
  effect { provided = unpaid(), target = unit { enemy, might = at_most(3) }, run = hit },
  effect { provided = paid(), target = unit { enemy }, run = hit },
}
