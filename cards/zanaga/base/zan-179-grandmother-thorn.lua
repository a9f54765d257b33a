-- ZAN-179 Grandmother Thorn
-- Once in each combat, when she or your hero would be wounded, she suffers 1 exhaustion
-- instead of each of up to 2 wounds.

card "ZAN-179" {
  activated { provided = keeps(moment, "harm"), uses = 1, renews = this_combat, run = function()
    local n = noted(harm_due) or 0

    if n > 2 then n = 2 end
    add_to_harm(n)
    tire(me, n)
  end },
}
