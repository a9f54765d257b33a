-- ZAN-164 Panther Cloak
-- Activate before an escape test: the owner has 4 more, and a failure deals no damage. Its owner
-- has 1 more life.

local nimble = passive { me, escape_more = 4 }
local unhurt = passive { me, escape_safe }

card "ZAN-164" {
  passive {
    hero { friendly },
    life_more = 1,
    provided = card { me, at = pack, except { put_by } },
  },
  activated { provided = keeps(moment, "escape"), cost = { activate = me }, run = function()
    give(hero_of(you), nimble, this_round)
    give(hero_of(you), unhurt, this_round)
  end },
}
