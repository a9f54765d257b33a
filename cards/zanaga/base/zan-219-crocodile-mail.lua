-- ZAN-219 Crocodile Mail
-- Activate when its owner would be knocked out: the owner stays with 1 life. Its
-- owner has 2 more life.

card "ZAN-219" {
  passive {
    hero { friendly },
    life_more = 2,
    provided = card { me, at = pack, except { put_by } },
  },
  activated { provided = keeps(moment, "out"), cost = { activate = me }, run = function()
    leave_one_life(hero_of(you))
  end },
}
