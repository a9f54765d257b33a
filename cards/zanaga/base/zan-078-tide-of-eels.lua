-- ZAN-078 Tide of Eels
-- On a space with a river its values are 1 higher, and the reward is 3 gold more.

card "ZAN-078" {
  passive {
    me,
    mind_more = 1,
    body_more = 1,
    spirit_more = 1,
    provided = hero { in_fight, at = space { terrain = "river" } },
  },
  when { defeated = me, run = function()
    if stands_on(front_hero(), "river") then get_gold(3, turn_player()) end
  end },
}
