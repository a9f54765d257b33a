-- ZAN-110 First Blood Bowl
-- Each hero suffers 1 wound.

card "ZAN-110" {
  effect { run = function()
    for h in each(each_hero()) do suffer(h, 1) end
  end },
}
