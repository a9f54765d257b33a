-- ZAN-103 Feast of Embers
-- Each hero suffers 1 exhaustion.

card "ZAN-103" {
  effect { run = function()
    for h in each(each_hero()) do tire(h, 1) end
  end },
}
