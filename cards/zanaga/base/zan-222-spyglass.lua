-- ZAN-222 Spyglass
-- Activate in the adventure step before you draw: look at the top challenge of the deck;
-- you may have no adventure.

card "ZAN-222" {
  activated { provided = keeps(moment, "roam"), cost = { activate = me }, run = function()
    look(next_roamer(), you)
    if wants("Do you have no adventure?", you) then note(adventured, 1) end
  end },
}
