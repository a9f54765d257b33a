-- ONC-032 Nod Off
-- Exhaust a gear.

card "ONC-032" {
  effect { target = gear, run = function(g) exhaust(g) end },
}
