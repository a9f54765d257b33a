-- How a fight is likely to go: what bots reckon with.
--
-- A sheet is a list of six numbers: Mind, Body, Spirit, then the damage of ranged, melee and
-- magic attacks. That of a foe has its life left as a seventh. The ease of a fight is life left
-- in hundredths of the wounds that the fight is likely to cost: 100 is an even fight.

-- Of 100 throws of two dice those that reach 2, 3 and so on.
local CHANCE = { 100, 99, 97, 94, 90, 85, 79, 72, 64, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1 }
-- A usual foe of each rank; the last one is a god.
local USUAL = {
  { 12, 12, 12, 1, 1, 1, 1 },
  { 13, 13, 12, 1, 2, 1, 2 },
  { 15, 15, 14, 1, 2, 1, 3 },
  { 17, 17, 17, 2, 3, 2, 5 },
  { 18, 18, 17, 1, 2, 2, 8 },
}
local ALLY_AT_LEAST = 20 -- of 100, an ally's chance to hit
local USUAL_ROLL = 11     -- what a hero who is fought rolls for each value
local any_hero = hero {}

local function chance_of(n)
  if n < 2 then return 100 end
  return CHANCE[n - 1] or 0
end

-- A damage that cards have brought below nothing deals nothing.
local function dealt(n) return n and n > 0 and n or 0 end

-- Of what use the ally is in phase k: its hits, and what the hero is spared.
local function use_in(k, ally, foe, own)
  if foe[k] == 0 or ally[k + 3] == 0 then return 0 end
  local hits = chance_of(foe[k] - ally[k])

  if hits < ALLY_AT_LEAST then return 0 end
  return hits * ally[k + 3] * 2 + (100 - chance_of(foe[k] - own[k])) * foe[k + 3]
end

-- The phase in which the ally is of most use beside those that are taken; nil: none.
local function phase_for(ally, foe, own, taken)
  local best, most = nil, 0

  for k = 1, 3 do
    local use = taken[k] and 0 or use_in(k, ally, foe, own)

    if use > most then best, most = k, use end
  end
  return best
end

-- Who stands in which phase if the hero attacks in phase k: 0 the hero, else the ally.
local function share_out(k, foe, own, allies)
  local taken = { [k] = 0 }

  for i, ally in ipairs(allies) do
    local at = phase_for(ally, foe, own, taken)

    if at then taken[at] = i end
  end
  return taken
end

-- What phase k deals and costs, in hundredths of wounds, where number i of the allies attacks,
-- 0 the hero, nil: nobody. Wounds of allies count a third.
local function phase_so(k, i, foe, own, allies)
  local ally = i and allies[i]
  local who = ally or own
  local hits = chance_of(foe[k] - who[k])
  local costs = (100 - hits) * foe[k + 3]

  return i and hits * who[k + 3] or 0, ally and costs * 35 // 100 or costs
end

-- The ease of the fight if they stand so.
local function ease_so(taken, foe, own, left, allies)
  local deals, costs = 0, 8

  for k = 1, 3 do
    if foe[k] > 0 then
      local deal, cost = phase_so(k, taken[k], foe, own, allies)

      deals, costs = deals + deal, costs + cost
    end
  end
  if deals <= 0 then return 0 end
  local rounds = foe[7] * 10000 // deals - 30

  if rounds < 50 then rounds = 50 end
  return left * 1000000 // (costs * rounds)
end

-- How easy it is, and who stands in which phase.
local function best_way(foe, own, left, allies)
  local best, way = -1, nil

  for k = 1, 3 do
    if foe[k] > 0 and own[k + 3] > 0 then
      local taken = share_out(k, foe, own, allies)
      local ease = ease_so(taken, foe, own, left, allies)

      if ease > best then best, way = ease, taken end
    end
  end
  return best, way or {}
end

words {
  sheet_of = function(c)
    return { mind(c) or 0, body(c) or 0, spirit(c) or 0, dealt(ranged(c)), dealt(melee(c)), dealt(magic(c)) }
  end,

  sheets_of_allies = function(p)
    local found = {}

    for a in each(present_allies(p)) do found[#found + 1] = sheet_of(a) end
    return found
  end,

  sheet_of_foe = function(c)
    local sheet = is(c, any_hero) and sheet_of_rival(c) or sheet_of(c)

    sheet[7] = life_of(c) - wounds(c)
    return sheet
  end,

  sheet_of_rival = function(h)
    local sheet = sheet_of(h)

    for k = 1, 3 do sheet[k] = sheet[k] + USUAL_ROLL end
    return sheet
  end,

  -- The side of the player: sheet of the hero, life left, sheets of allies.
  force_of = function(p)
    local h = hero_of(p)

    return { own = sheet_of(h), left = life_of(h) - wounds(h), allies = sheets_of_allies(p) }
  end,

  ease_against = function(c, force) return ease_of(sheet_of_foe(c), force) end,

  ease_of = function(sheet, force)
    local ease = best_way(sheet, force.own, force.left, force.allies)

    return ease
  end,

  way_against = function(c, force)
    local _, way = best_way(sheet_of_foe(c), force.own, force.left, force.allies)

    return way
  end,

  -- Against a usual foe of that rank, 5 for a god.
  ease_of_rank = function(n, force)
    local ease = best_way(USUAL[n], force.own, force.left, force.allies)

    return ease
  end,

  -- The same with all its life.
  ease_when_well = function(n, force, life)
    local ease = best_way(USUAL[n], force.own, life, force.allies)

    return ease
  end,

  chance_to_win = function(ease)
    if ease >= 400 then return 97 end
    if ease >= 200 then return 85 end
    if ease >= 130 then return 65 end
    if ease >= 90 then return 40 end
    return ease >= 60 and 20 or 5
  end,
}
