-- ZAN-072 Sky Serpent
-- Each round: one kind is drawn by lot; in that phase it can neither be attacked nor
-- attack.

local no_ranged = passive { me, shut_ranged, ranged_set = 0 }
local no_melee = passive { me, shut_melee, melee_set = 0 }
local no_magic = passive { me, shut_magic, magic_set = 0 }

card "ZAN-072" {
  when { round_opens = me, run = function()
    local k = random(3)

    give(me, k == 1 and no_ranged or k == 2 and no_melee or no_magic, this_round)
  end },
}
