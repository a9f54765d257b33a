-- ZAN-166 Barkskin Draught
-- Discard before combat: damage to its owner is 1 less in every phase of the first two
-- rounds.

local bark = passive { me, softens = 1, provided = noted(first_round) }
local bark_again = passive { me, softens = 1, provided = noted(second_round) }

card "ZAN-166" {
  activated { provided = keeps(moment, "before"), cost = { discard = me }, run = function()
    give(hero_of(you), bark, this_combat)
    give(hero_of(you), bark_again, this_combat)
  end },
}
