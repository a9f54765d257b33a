-- ZAN-069 Oathbreaker Chief
-- Before combat: the hero may accept a duel, without allies and without items that are
-- activated or discarded. Reward: after a duel twice the gold.

local bare_hands = passive { me, no_activation }

card "ZAN-069" {
  when { met = me, run = function()
    local p = turn_player()

    if not wants("Do you accept the duel?", p) then return end
    mark(objects(party, p), "absent")
    give(me, bare_hands, this_combat)
    count_on(me, "tally", 1)
  end },
  when { defeated = me, run = function()
    if tally(me) > 0 then get_gold(bounty(me), turn_player()) end
  end },
  when { combat_over = me, run = function()
    if noted(outcome) ~= 1 then count_on(me, "tally", -tally(me)) end
  end },
}
