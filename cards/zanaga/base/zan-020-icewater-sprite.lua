-- ZAN-020 Icewater Sprite
-- Before combat: each ally of the hero suffers 1 exhaustion.

card "ZAN-020" {
  when { met = me, run = function()
    for a in each(objects(party, turn_player())) do tire(a, 1) end
  end },
}
