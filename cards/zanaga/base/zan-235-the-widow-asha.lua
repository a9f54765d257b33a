-- ZAN-235 The Widow Asha
-- When an ally of yours is discarded by wounds, Asha deals 2 wounds to the challenge.

card "ZAN-235" {
  when { ally_lost = ally { friendly }, run = function()
    if noted(foe) then wound_foe(foe_of(controller(me)), 2) end
  end },
}
