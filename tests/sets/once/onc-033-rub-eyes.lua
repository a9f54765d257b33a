-- ONC-033 Rub Eyes
-- Ready a gear.

card "ONC-033" {
  effect { target = gear, run = function(g) ready(g) end },
}
