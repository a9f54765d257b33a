-- ONC-037 Guild Elder
-- Your units that bear something have a Might more this turn as anything is attached to them.

card "ONC-037" {
  passive { unit { yours, equipped = gear },
    has = as { attached = gear { host = me }, run = function() give_might(me, 1, this_turn) end } },
}
