-- ZAN-094 Devourer of Names
-- Before combat: the abilities of the hero and of all allies are gone until the combat
-- ends.

card "ZAN-094" {
  when { met = me, run = function() loses(front_side(), all, this_combat) end },
}
