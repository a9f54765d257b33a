-- ZAN-086 Iron Jaw Warlord
-- Before combat: the hero loses 3 gold, or discards the cheapest item, or has no allies
-- in the first round.

local only_defends = passive { me, no_attack }

card "ZAN-086" {
  when { met = me, run = function()
    local p = turn_player()
    local n = choose("lose 3 gold", "lose the cheapest item", "one round alone", p)

    if n == 1 then return lose_gold(p, 3) end
    if n == 3 then return give(objects(party, p), only_defends, this_round) end
    put(pick(lowest("price", objects(pack, p)), p, "discard_one"), box)
  end },
}
