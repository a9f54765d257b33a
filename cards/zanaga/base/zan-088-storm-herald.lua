-- ZAN-088 Storm Herald
-- Each round: roll a die; on 1 to 3 the hero suffers 1 exhaustion, on 4 to 6 each ally
-- suffers 1 wound.

card "ZAN-088" {
  when { round_opens = me, run = function()
    local n = roll("d10")

    if n <= 3 then return tire(front_hero(), 1) end
    if n > 6 then return end
    for a in each(objects(party, front_player())) do suffer(a, 1) end
  end },
}
