-- RCH-034 Sure Thought
-- Cannot be countered; a card for you.
card "RCH-034" {
  cannot { countered = me },
  effect { run = function() draw(1) end },
}
