-- ZAN-223 Healer's Satchel
-- Activate after your movement, if you entered no space in it: remove 2 wounds from the
-- hero or an ally.

card "ZAN-223" {
  activated { provided = keeps(moment, "still"), cost = { activate = me }, run = function()
    mend(pick(side_of(you), you, "who_mends"), 2)
  end },
}
