-- RCH-006 Slow Thought
-- A card for you.
card "RCH-006" {
  effect { run = function() draw(1) end },
}
