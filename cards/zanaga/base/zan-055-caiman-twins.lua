-- ZAN-055 Caiman Twins
-- A character that defends in the melee phase rolls twice and takes the damage of each
-- failure.

card "ZAN-055" {
  when { defended = fighter, provided = { card { me, fought }, keeps(step, "melee") }, run = function()
    if roll("d10", 2) + attribute(it, 2) < body(me) then take_harm(it, melee(me), me) end
  end },
}
