-- ZAN-033 Grassfire Djinn
-- Each round: roll a die; on 1 to 3 the hero and each ally suffer 1 exhaustion.

card "ZAN-033" {
  when { round_opens = me, run = function()
    if roll("d10") > 3 then return end
    for c in each(front_side()) do tire(c, 1) end
  end },
}
