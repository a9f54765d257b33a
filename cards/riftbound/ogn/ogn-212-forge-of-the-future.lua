-- OGN-212 Forge of the Future
-- It comes with a Recruit, and broken up it sends cards from any trash back into the decks.

local from_trashes = card { at = trash, count = at_most(4) }

card "OGN-212" {
  when { played = me, run = function() play_token("Recruit", base) end },
  activated { cost = { kill = me }, run = function() recycle(pick(from_trashes)) end },
}
