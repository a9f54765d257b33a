-- RCH-053 Old Bell
-- When it conquers, a card for you.
card "RCH-053" {
  when { conquers = me, run = function() draw(1) end },
}
