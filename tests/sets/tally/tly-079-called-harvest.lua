-- TLY-079 Called Harvest
-- As you play it you name a tag; a unit with that tag has one Might more this turn.
card "TLY-079" {
  as { played = me, run = function() name_tag() end },
  effect { target = unit { tag = named }, run = function(u) give_might(u, 1, this_turn) end },
}
