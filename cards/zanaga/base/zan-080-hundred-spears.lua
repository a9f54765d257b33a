-- ZAN-080 Hundred Spears
-- Its ranged and melee damage are 1 lower for every two wounds on it.

card "ZAN-080" {
  when { round_opens = me, run = function()
    give_number(me, "ranged", -(wounds(me) // 2), this_round)
    give_number(me, "melee", -(wounds(me) // 2), this_round)
  end },
}
