-- UNL-101 Call to Battle
-- A unit of yours moves to a battlefield of yours; an opponent brings one of theirs there.
local their_unit = unit { theirs }

card "UNL-101" {
  effect { target = { unit { yours }, opponent }, destination = battlefield { yours },
    run = function(u, foe, place)
      move(u, place)
      move(pick(their_unit, foe), place, foe)
    end,
  },
}
