-- What bots try of what they may do (`advice` of prompts in game.lua): on the map and at
-- the market. Fights are in advice_fight.lua.

local TRY_COUNTER = 120 -- ease of the usual challenge of a counter that is attempted
local TRACK = 260 -- ease of a monster that is tracked
local RIVAL = 150 -- ease of a hero who is attacked, and as hard for the other one
local TERRAINS = { "savanna", "jungle", "hills", "mountain", "swamp", "road", "river" }

words {
  advise_gods = function(p)
    local h, force = hero_of(p), force_of(p)
    local g = god_to_face(h, force)

    if not g or 4 * wounds(h) > life_of(h) then return offer("skip_adventure") end
    if city_space() then offer("face_god", g) else offer("put_city") end
  end,

  advise_god = function(p) offer("object", (easiest_god(hero_of(p), force_of(p)))) end,

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
    if may_hold_market(h) and has_use_of_market(p, h, force) then return offer("hold_market") end
    if advise_step(p, h, goal, shown) then return end
    if may_rest(h, p) then return offer("rest", shown[1]) end
    if distance(h, goal) == 1 and may_turn_die(p) then return offer("compass", shown[1]) end
    offer("stop")
  end,

  has_use_of_market = function(p, h, force)
    return gold(p) > 2 or force.left < life_of(h) and gold(p) >= healing_price(p)
  end,

  may_turn_die = function(p) return compass_of(p) and not answer("no_survival", p) end,

  -- A compass is for the step to the goal.
  advise_face = function(p)
    local goal = goal_of(p, hero_of(p), force_of(p))

    for _, word in ipairs(TERRAINS) do
      if has_word(goal, "terrain", word) then return offer("to_face", face_of("terrain_die", word)) end
    end
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
    if #open_to_all(s, p) > 0 then return shown[1] end
    local all, climbs = opens_by_all(p), answer("climbs", p)

    for _, d in ipairs(shown) do
      if #opened_by(d, { s }, p, all, climbs) > 0 then return d end
    end
  end,

  advise_adventure = function(p)
    local h = hero_of(p)
    local s = space_of(h)
    local g, force = gem_on(s), force_of(p)

    if may_attempt(g, p) and (ease_of_rank(xp(g), force) >= TRY_COUNTER or goal_of(p, h, force) == s) then
      return offer("attempt", g)
    end
    local rival = hero_to_rob(p, s, force)

    if rival then return offer("challenge_hero", rival) end
    offer("skip_adventure")
  end,

  -- A hero at that space who has something to lose, and is likely to lose it.
  hero_to_rob = function(p, s, force)
    if setting("duel_spoils", "nothing") then return nil end
    for h in each(heroes_at(s, p)) do
      if is_rich(controller(h)) and beats_hero(hero_of(p), force, h) then return h end
    end
  end,

  is_rich = function(p)
    return gold(p) > 2 or not setting("duel_spoils", "gold") and #objects(pack, p) > 0
  end,

  -- Who is attacked has no allies, and attacks in every other round.
  beats_hero = function(h, force, other)
    local theirs = force_of(controller(other))
    local ease = ease_against(other, { own = force.own, left = force.left, allies = {} })

    theirs.allies = {}
    return ease >= RIVAL and ease >= 2 * ease_against(h, theirs)
  end,

  -- Safari: an easy monster rather than an unknown one.
  advise_track = function(p)
    local found = {}

    for c in each(objects(roaming)) do
      if die_for(c) then found[#found + 1] = c end
    end
    local best = easiest(found, force_of(p), TRACK)

    if best then return offer("track", best) end
    offer("skip_adventure")
  end,

  -- Those that let the hero pass are fought only if that is easy.
  advise_monster = function(p)
    local s, force = space_of_player(p), force_of(p)
    local found = matching(s, p)
    local best = easiest(found, force, may_pass(found, p) and TRACK or -1)

    if best then return offer("face", best) end
    offer("skip_adventure")
  end,

  -- The easiest of them, if its ease is beyond that.
  easiest = function(list, force, least)
    local best

    for c in each(list) do
      local ease = ease_against(c, force)

      if ease > least then best, least = c, ease end
    end
    return best
  end,

  -- A ritual is completed while no god is awake, and put off after that.
  advise_ritual = function()
    local best, least

    for r in each(rituals_for(noted(token_now))) do
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
