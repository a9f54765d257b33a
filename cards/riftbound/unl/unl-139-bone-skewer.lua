-- UNL-139 Bone Skewer
-- At a battlefield an opponent plays, for nothing, a unit that you find in the hand; it is stunned.
local a_unit = unit { count = at_most(1) }
local stun_it = effect { run = function() stun(it) end }

card "UNL-139" {
  effect { target = { battlefield, opponent },
    run = function(place, foe)
      local found = pick(a_unit, reveal(hand, foe))
      local played = play(found, ignoring_all_costs, location(place), foe)
      if played then do_this(stun_it, played) end
    end,
  },
}
