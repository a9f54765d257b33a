-- ZAN-167 Moonwater Flask
-- Discard in your turn: all exhaustion of the hero and of the allies is removed.

card "ZAN-167" {
  activated { provided = keeps(moment, "turn"), cost = { discard = me }, run = function()
    for c in each(side_of(you)) do relieve(c, 99) end
  end },
}
