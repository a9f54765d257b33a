-- ZAN-038 Leaf Mantis
-- It cannot be attacked in a phase in which it was hit in the round before.

local no_ranged = passive { me, shut_ranged }
local no_melee = passive { me, shut_melee }
local no_magic = passive { me, shut_magic }

-- The marks count 1 for a ranged hit, 10 for a melee one, 100 for a magic one.

card "ZAN-038" {
  when { struck = me, run = function()
    count_on(me, "tally", noted(in_ranged) and 1 or noted(in_melee) and 10 or 100)
  end },
  when { round_opens = me, run = function()
    local n = tally(me)

    if n % 10 > 0 then give(me, no_ranged, this_round) end
    if n // 10 % 10 > 0 then give(me, no_melee, this_round) end
    if n // 100 > 0 then give(me, no_magic, this_round) end
    count_on(me, "tally", -n)
  end },
  when { combat_over = me, run = function() count_on(me, "tally", -tally(me)) end },
}
