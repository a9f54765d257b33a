-- ONC-034 Twice Armed
-- Your units have Assault 2 this turn, twice.

local armed = passive { unit { friendly }, has = "Assault 2" }

card "ONC-034" {
  effect { run = function()
    delayed(armed, this_turn)
    delayed(armed, this_turn)
  end },
}
