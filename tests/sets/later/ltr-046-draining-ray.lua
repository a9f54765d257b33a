-- LTR-046 Draining Ray
-- Three damage to a unit; if you do, your units there are healed.
local mine = unit { yours, there }

card "LTR-046" {
  effect { target = unit { enemy }, run = function(u) if deal(3, u) then heal(mine) end end },
}
