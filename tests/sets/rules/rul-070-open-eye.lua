-- RUL-070 Open Eye
-- You reveal your top card and draw it if it is a spell.
local one_spell = spell {}
card "RUL-070" {
  effect { run = function() draw(pick(one_spell, reveal(1))) end },
}
