-- ZAN-039 Orchid Siren
-- Before combat: test Spirit 13; failing, one ally of the hero's choice takes no part in
-- the combat.

card "ZAN-039" {
  when { met = me, run = function()
    local p = turn_player()

    if not test(front_hero(), 3, 13) then absent_ally(pick(objects(party, p), p, "which_ally")) end
  end },
}
