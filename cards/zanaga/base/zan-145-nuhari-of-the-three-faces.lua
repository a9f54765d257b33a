-- ZAN-145 Nuhari of the Three Faces
-- Each round: roll a die; on 1 to 3 her ranged, on 4 to 6 her melee, on 7 to 9 her magic
-- damage is doubled, on 10 she deals none this round. sun: Each hero suffers 1
-- exhaustion. moon: Each hero loses 2 gold. skull: Each hero suffers 1 wound.

card "ZAN-145" {
  when { round_opens = me, run = function()
    local n = roll("d10")

    if n <= 3 then return give_number(me, "ranged", ranged(me), this_round) end
    if n <= 6 then return give_number(me, "melee", melee(me), this_round) end
    if n <= 9 then return give_number(me, "magic", magic(me), this_round) end
    give_number(me, "ranged", -ranged(me), this_round)
    give_number(me, "melee", -melee(me), this_round)
    give_number(me, "magic", -magic(me), this_round)
  end },
  when { omen = me, amount = 1, run = function()
    for h in each(each_hero()) do tire(h, 1) end
  end },
  when { omen = me, amount = 2, run = function()
    for p in each(player) do lose_gold(p, 2) end
  end },
  when { omen = me, amount = 3, run = function()
    for h in each(each_hero()) do suffer(h, 1) end
  end },
}
