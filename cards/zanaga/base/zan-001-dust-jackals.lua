-- ZAN-001 Dust Jackals
-- Before combat: the hero may pay 1 gold; then they are discarded and their token goes
-- back to the pool.

card "ZAN-001" {
  when { met = me, run = function()
    if buys_off(1, turn_player()) then foe_goes() end
  end },
}
