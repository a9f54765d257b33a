-- KPT-033 Out of Mind
-- Banish a unit. If you do, draw 1.

card "KPT-033" {
  effect { target = unit, run = function(u) if banish(u) then draw(1) end end },
}
