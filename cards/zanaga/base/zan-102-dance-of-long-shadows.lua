-- ZAN-102 Dance of Long Shadows
-- Each hero outside a town is moved to an adjacent space that the player to the left
-- chooses; alone, the player chooses by lot.

card "ZAN-102" {
  effect { run = function()
    for h in each(each_hero()) do
      if not in_town(h) then shift_hero(h) end
    end
  end },
}
