-- ZAN-210 Twin Machetes
-- Activate in the melee phase: the hero attacks in this phase although the hero attacked
-- in another one.

local both_hands = passive { me, attacks_more = 1 }

card "ZAN-210" {
  activated { provided = keeps(moment, "round"), cost = { activate = me }, run = function()
    give(hero_of(you), both_hands, this_round)
  end },
}
