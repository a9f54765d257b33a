-- RUL-019 Levy
-- A card for you if a unit has no Energy cost.
card "RUL-019" {
  effect { target = unit, run = function(u) if energy(u) == 0 then draw(1) end end },
}
