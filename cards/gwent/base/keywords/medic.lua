-- A unit of your discard pile that is no hero is played at once.
local common = unit { yours, at = discard, except { has = "Hero" } }

keyword "Medic" { redundant,
  passive { me, revives },
  effect { run = function() revive(find(common), 1) end },
}
