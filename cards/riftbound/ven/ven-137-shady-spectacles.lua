-- VEN-137 Shady Spectacles
-- As it is attached you choose another friendly unit, and the host is a copy of that for as long.
local the_host = unit { equipped = gear { me } }
local a_friend = unit { friendly, except { equipped = gear { me } } }

card "VEN-137" {
  as { attached = me, run = function() become_copy(pick(the_host), pick(a_friend), while_attached) end },
}
