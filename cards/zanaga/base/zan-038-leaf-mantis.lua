-- ZAN-038 Leaf Mantis
-- It cannot be attacked in a phase in which it was hit in the round before.

local no_ranged = passive { me, shut_ranged }
local no_melee = passive { me, shut_melee }
local no_magic = passive { me, shut_magic }

-- What is counted for a ranged hit, a melee one and a magic one.
local MARK = { 1, 10, 100 }

card "ZAN-038" {
  when { struck = me, run = function()
    count_on(me, "tally", MARK[kind_now()])
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
