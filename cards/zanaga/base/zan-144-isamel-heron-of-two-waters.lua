-- ZAN-144 Isamel, Heron of Two Waters
-- Each round: test Mind 15; failing, chance chooses the phase in which the hero attacks.
-- sun: Each hero is moved to the nearest space with a river. moon: Draw two challenges
-- of the current adventure deck to the roaming track.

local not_ranged = passive { me, no_attack, provided = keeps(step, "ranged") }
local not_melee = passive { me, no_attack, provided = keeps(step, "melee") }
local not_magic = passive { me, no_attack, provided = keeps(step, "magic") }
local a_river = space { terrain = "river", at = map }

card "ZAN-144" {
  when { round_opens = me, run = function()
    local h = front_hero()

    local spear = item { name = "Godbane Spear", at = pack, except { put_by }, controller = controller(h) }

    if count(spear) > 0 then return end
    if test(h, 1, 15) then return end
    local k = random(3)

    if k ~= 1 then give(h, not_ranged, this_round) end
    if k ~= 2 then give(h, not_melee, this_round) end
    if k ~= 3 then give(h, not_magic, this_round) end
  end },
  when { omen = me, amount = 1, run = function()
    for h in each(each_hero()) do put(h, pick(nearest(a_river, h), controller(h), "which_space")) end
  end },
  when { omen = me, amount = 2, run = function() add_roamers(2) end },
}
