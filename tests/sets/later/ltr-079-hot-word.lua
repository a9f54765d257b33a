-- LTR-079 Hot Word
-- It counts as Kindling. One damage to a unit, two more if it is Kindling.
local kindling = spell { tag = "Kindling" }

card "LTR-079" {
  passive { me, has = tag "Kindling" },
  effect { target = unit, run = function(u) deal(is(me, kindling) and 3 or 1, u) end },
}
