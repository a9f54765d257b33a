-- ZAN-077 Grave Toad
-- Before combat: it swallows the hero's cheapest ally. If the toad is defeated, the ally
-- comes back, else it is discarded.

card "ZAN-077" {
  when { met = me, run = function()
    local p = turn_player()
    local a = pick(lowest("price", objects(party, p)), p, "which_ally")

    absent_ally(a)
    mark(a, "swallowed")
  end },
  when { combat_over = me, run = function()
    for a in each(find(ally { swallowed })) do
      if noted(outcome) == 1 then unmark(a, "swallowed") else lose_ally(a) end
    end
  end },
}
