-- ZAN-226 Red Root Salve
-- Discard in your turn, or before combat: remove 2 wounds from the hero or an ally.

card "ZAN-226" {
  activated { provided = keeps(moment, "turn"), cost = { discard = me }, run = function()
    mend(pick(side_of(you), you, "who_mends"), 2)
  end },
  activated { provided = keeps(moment, "before"), cost = { discard = me }, run = function()
    mend(pick(side_of(you), you, "who_mends"), 2)
  end },
}
