-- ZAN-084 The Masked Regent
-- At the end of each round its damages move on: ranged becomes melee, melee becomes
-- magic, magic becomes ranged.

card "ZAN-084" {
  when { round_closes = me, run = function()
    local a, b, c = ranged(me), melee(me), magic(me)

    give_number(me, "melee", a - b, this_combat)
    give_number(me, "magic", b - c, this_combat)
    give_number(me, "ranged", c - a, this_combat)
  end },
}
