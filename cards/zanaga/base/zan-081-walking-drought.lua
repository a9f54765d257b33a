-- ZAN-081 Walking Drought
-- Each round: the hero and each ally suffer 1 exhaustion.

card "ZAN-081" {
  when { round_opens = me, run = function()
    for c in each(front_side()) do tire(c, 1) end
  end },
}
