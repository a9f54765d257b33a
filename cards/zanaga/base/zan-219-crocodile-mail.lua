-- ZAN-219 Crocodile Mail
-- Activate when its owner would be knocked out: the owner stays with 1 life.

card "ZAN-219" {
  activated { provided = noted(at_out), cost = { activate = me }, run = function()
    local h = hero_of(controller(me))

    count_on(h, "wounds", life_of(h) - 1 - wounds(h))
  end },
}
