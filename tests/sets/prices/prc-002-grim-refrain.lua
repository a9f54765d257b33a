-- PRC-002 Grim Refrain
-- Draw a card; once more if you discard one.
card "PRC-002" {
  costs { Repeat = { discard = 1 } },
  effect { run = function() draw(1) end },
}
