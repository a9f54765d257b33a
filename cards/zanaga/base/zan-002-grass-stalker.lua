-- ZAN-002 Grass Stalker
-- Before combat: test Mind 12; failing, the hero and the allies may only defend in the
-- first round.

local only_defends = passive { me, no_attack }

card "ZAN-002" {
  when { met = me, run = function()
    if not test(front_hero(), 1, 12) then give(front_side(), only_defends, this_round) end
  end },
}
