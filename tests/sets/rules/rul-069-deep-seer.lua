-- RUL-069 Deep Seer
-- Before you reveal cards of a deck you may recycle the top one.
card "RUL-069" {
  as { reveals = you, run = function() predict(1) end },
}
