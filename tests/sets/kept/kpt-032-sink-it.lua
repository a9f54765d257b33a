-- KPT-032 Sink It
-- Recycle a unit. If you do, draw 1.

card "KPT-032" {
  effect { target = unit, run = function(u) if recycle(u) then draw(1) end end },
}
