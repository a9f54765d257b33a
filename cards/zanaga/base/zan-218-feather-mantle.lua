-- ZAN-218 Feather Mantle
-- Activate at the start of a round: damage in the ranged phase of this round is
-- prevented. Its owner has 1 more life.

local feathers = passive { me, softens = 99, provided = keeps(step, "ranged") }

card "ZAN-218" {
  passive {
    hero { friendly },
    life_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
  activated { provided = keeps(moment, "round"), cost = { activate = me }, run = function()
    give(hero_of(you), feathers, this_round)
  end },
}
