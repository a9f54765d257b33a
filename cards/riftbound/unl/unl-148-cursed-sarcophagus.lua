-- UNL-148 Cursed Sarcophagus
-- It banishes the units of your trash; exhausted, it plays one of these for its costs. What is
-- not paid for stays linked.
local in_my_trash = unit { yours, at = trash }
local kept = unit { linked, at = banishment }

card "UNL-148" {
  when { played = me, run = function() link(banish(in_my_trash)) end },
  activated { cost = { exhaust = me }, provided = kept, run = function() link(play(pick(kept))) end },
}
