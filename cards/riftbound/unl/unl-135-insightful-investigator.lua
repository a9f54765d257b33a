-- UNL-135 Insightful Investigator
-- An opponent shows the hand; two experience trade a card of your choice for a new one.
local two_xp = cost { xp = 2 }
local one_card = card {}

card "UNL-135" {
  when { played = me, target = opponent,
    run = function(foe)
      local cards = reveal(hand, foe)
      if pays(two_xp) and discard(pick(one_card, cards), foe) then draw(1, foe) end
    end,
  },
}
