-- KPT-031 Send Back
-- Return a unit to its owner's hand. If you do, draw 1.

card "KPT-031" {
  effect { target = unit, run = function(u) if put(u, hand) then draw(1) end end },
}
