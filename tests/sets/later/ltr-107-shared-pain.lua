-- LTR-107 Shared Pain
-- Choose a unit. Draw a card if another one was damaged this turn.
local hurt = happened { damaged = unit { another } }

card "LTR-107" {
  effect { target = unit, run = function(_) if count(hurt) > 0 then draw(1) end end },
}
