-- ZAN-066 Chain Giant
-- A hero whom it has wounded cannot try to escape in this combat.

local holds = passive { me, cannot_escape }

card "ZAN-066" {
  when {
    harmed = hero,
    provided = card { me, fought },
    run = function() give(me, holds, this_combat) end,
  },
}
