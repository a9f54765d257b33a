-- ZAN-048 Avalanche Troll
-- Before combat: test Body 14; failing, the hero suffers 2 exhaustion.

card "ZAN-048" {
  when { met = me, run = function()
    if not test(front_hero(), 2, 14) then tire(front_hero(), 2) end
  end },
}
