-- What bots try of what they may do (`advice` of prompts in game.lua): on the map and at
-- the market. Fights are in advice_fight.lua.

local TRY_COUNTER = 120 -- ease of the usual challenge of a counter that is attempted
local THROW_BACK = 70   -- ease of a challenge that bones throw back

local any_challenge = challenge {}

words {
  advise_town = function()
    local best, least = nil, 99

    for s in each(towns()) do
      local g = gem_of_rank(1, s)
      local far = g and distance(s, g) or 98

      if far < least then best, least = s, far end
    end
    offer("object", best)
  end,

  advise_gods = function(p)
    local h, force = hero_of(p), force_of(p)
    local hurt = life_of(h) - force.left

    if not faces_god(h, force) or 4 * hurt > life_of(h) then return offer("skip_adventure") end
    if city_space() then offer("face_god", top(awake)) else offer("put_city") end
  end,

  advise_move = function(p)
    local h, force = hero_of(p), force_of(p)

    for c in each(objects(pack, p)) do
      if helps_now(c, p, h) then return offer("use", c) end
    end
    local goal = goal_of(p, h, force)
    local far = distance(h, goal)

    if far == 1 then return offer("walk", h, goal) end
    if far == 0 and exhaustion(h) == 0 and setting("stay", "allowed") then return offer("stay") end
    offer("throw_dice")
  end,

  -- Healing and rest outside of combats.
  helps_now = function(c, p, h)
    return (wounds(h) > 1 or exhaustion(h) > 1) and usable(c, p)
  end,

  advise_way = function(p)
    local h, force = hero_of(p), force_of(p)
    local goal = goal_of(p, h, force)
    local shown = dice_shown()

    if #shown == 0 then return offer("stop") end
    if may_hold_market(p) and (gold(p) > 2 or force.left < life_of(h) and gold(p) > 0) then
      return offer("hold_market")
    end
    if advise_step(p, h, goal, shown) then return end
    if may_rest(p) then return offer("rest", shown[1]) end
    offer("stop")
  end,

  -- The step that leads nearest to the goal. Returns whether there is one.
  advise_step = function(p, h, goal, shown)
    local best, with, least = nil, nil, distance(h, goal)

    if least == 0 then return false end
    for s in each(neighbours(h)) do
      local far = distance(s, goal)

      if far < least then
        local d = die_into(s, p, shown)

        if d then best, with, least = s, d, far end
      end
    end
    if best then offer("enter", with, best) end
    return best
  end,

  die_into = function(s, p, shown)
    local town, all = is_any_town(s), not answer("no_road", p) and setting("entry", "any")

    for _, d in ipairs(shown) do
      if town or fits(d, s, p, all) or opens_by_card(d, s, p) then return d end
    end
  end,

  advise_adventure = function(p)
    local h = hero_of(p)
    local s = space_of(h)
    local g, force = gem_on(s), force_of(p)

    if g and is_open(g, p) and (ease_of_rank(xp(g), force) >= TRY_COUNTER or goal_of(p, h, force) == s) then
      return offer("attempt", g)
    end
    offer("skip_adventure")
  end,

  advise_monster = function(p)
    local s, force = space_of_player(p), force_of(p)
    local best, most = nil, -1

    for c in each(matching(s, p)) do
      local ease = ease_against(c, force)

      if ease > most then best, most = c, ease end
    end
    offer("object", best)
  end,

  -- Bones throw back a challenge that is too hard, and no token.
  advise_bones = function(p, c)
    if is(c, any_challenge) and ease_against(c, force_of(p)) < THROW_BACK then return offer("throw_bones") end
    offer("keep_it")
  end,

  -- A ritual is completed while no god is awake, and put off after that.
  advise_ritual = function()
    local best, least

    for _, r in ipairs(rituals_for(noted(token_now))) do
      local n = slots(r) - #attachments(r)

      if top(awake) then n = -n end
      if not least or n < least then best, least = r, n end
    end
    offer("fill_slot", best)
  end,

  advise_learning = function(p)
    local h, force = hero_of(p), force_of(p)
    local n, life = rank_to_learn(h, force), life_of(h)
    local best, most = "learn_life", closed_n(p) < rank_to_try(h, force) - 1 and ease_when_well(n, force, life + 1) or 0

    for k, what in ipairs({ "learn_mind", "learn_body", "learn_spirit" }) do
      force.own[k] = force.own[k] + 2
      local ease = ease_when_well(n, force, life)

      force.own[k] = force.own[k] - 2
      if ease > most then best, most = what, ease end
    end
    offer(best)
  end,
}
