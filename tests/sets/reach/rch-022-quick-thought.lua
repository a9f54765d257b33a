-- RCH-022 Quick Thought
-- A card for you, also in showdowns.
card "RCH-022" {
  effect { run = function() draw(1) end },
}
