-- ZAN-007 Howler Troop
-- Before combat: the hero suffers 1 exhaustion, unless an ally is with the hero.

card "ZAN-007" {
  when { met = me, run = function()
    if #objects(party, turn_player()) == 0 then tire(front_hero(), 1) end
  end },
}
