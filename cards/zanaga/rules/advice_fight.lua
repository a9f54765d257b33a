-- What bots try in a fight (A6): who stands, when to flee, what is used.

local RUN = 85       -- ease of a fight that is left
local SPARE = 200    -- ease of a fight in which nothing is used up
local discarded_item = item { how = "discard" }

words {
  advise_escape = function(p)
    if is_worth_it(noted(foe), p) then return offer("stand_fast") end
    local i = first_usable(objects(pack, p), p, true)

    if i then return offer("use", i) end
    offer(snare_of(p) and is_snared(noted(foe)) and not answer("no_survival", p) and "snare" or "flee")
  end,

  is_worth_it = function(c, p)
    return noted(foe_player) or zone_of(c) == awake or ease_against(c, force_of(p)) >= RUN
  end,

  -- The first of them that can be used now. What is used up by that only in a hard fight.
  first_usable = function(list, p, hard)
    for i in each(list) do
      if (hard or not is(i, discarded_item)) and usable(i, p) and not is_too_much(i) then return i end
    end
  end,

  -- Each attacks in the phase where that is of most use; the hero defends in the others.
  advise_stand = function(p)
    local c, k = front_foe(), kind_now()
    local h, allies = hero_of(p), present_allies(p)
    local attackers = attackers_of(c, h, allies, k)
    local i = way_against(c, force_of(p))[k]
    local who = i and (i == 0 and h or allies[i])

    for _, a in ipairs(attackers) do
      if a == who then return offer("attack", a) end
    end
    if attackers[1] == h and is_last_chance(c, k) then return offer("attack", h) end
    offer("defend", h)
  end,

  -- Whether no phase follows in which the hero could attack.
  is_last_chance = function(c, k)
    for i = k + 1, 3 do
      if attribute(c, i) > 0 and not is_shut(c, i) then return false end
    end
    return true
  end,

  -- In a fight what comes back is used at once, what is used up in a hard one.
  advise_moment = function(p)
    if not noted(fighting) then return offer("skip_it") end
    local c = foe_of(p)
    local hard = zone_of(c) == awake or ease_against(c, force_of(p)) < SPARE
    local i = first_usable({ hero_of(p), objects(party, p), objects(pack, p) }, p, hard)

    if i then return offer("use", i) end
    offer("skip_it")
  end,
}
