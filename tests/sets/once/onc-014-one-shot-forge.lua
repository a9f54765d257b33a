-- ONC-014 One Shot Forge
-- Two times in all: a card for you.

card "ONC-014" {
  activated { cost = { energy = 1 }, uses = 2, run = function() draw(1) end },
}
