-- The adventure step (A3, B4) and monsters that roam (B5).

local drawn_one = challenge { at = arena }
local at_river = challenge { matches_river }
local river_roamer = challenge { matches_river, at = roaming }
local shy = challenge { matches_not }
local any_challenge = challenge {}
local any_hero = hero {}
local any_gem = gem {}
local any_town = either(space { town = "post" }, space { town = "village" }, space { has = marker {} })
local any_way_die = terrain_die { as_wild }
local MARKET = 5
local RED = 4
local ROAMING_MOST = 6

words {
  adventure_step = function(p)
    local s = space_of(noted(my_hero, p))
    local drawn = find_one(drawn_one)

    if drawn then return let_roam(drawn, p, s) end
    if not has_adventure(p, s) then return look_around(p, s) end

    local what, thing = ask(p, "adventure")

    if what == "attempt" then return attempt(p, thing) end
    if what == "challenge_hero" then return begin_duel(thing, p) end
    look_around(p, s)
  end,

  offer_adventures = function(p)
    local s = space_of(noted(my_hero, p))
    local g = find_one(any_gem, objects(s))

    if may_attempt(g, p) then offer("attempt", g) end
    offer("challenge_hero", heroes_at(s, p))
    offer("skip_adventure")
  end,

  has_adventure = function(p, s)
    if #objects(s) < 2 then return false end -- nothing but the hero
    if noted(adventured) then return setting("adventures", "both") and #heroes_at(s, p) > 0 end
    local g = find_one(any_gem, objects(s))

    return g and is_open(g, p) or #heroes_at(s, p) > 0
  end,

  -- An adventure counter is attempted once a turn.
  may_attempt = function(g, p) return g and not noted(adventured) and is_open(g, p) end,

  -- Each life counter closes the easiest colour that is still open (A9).
  is_open = function(g, p)
    if setting("empty_deck_counter", "nothing") and is_out_of(rank_n(g)) then return false end
    return word_n(g, "rank") > closed_n(p) or setting("life_closes", "nothing")
  end,

  -- Whether a counter of that colour would draw nothing; red discards come again.
  is_out_of = function(n)
    return #objects(challenge_deck(n)) == 0 and (n < RED or #objects(red_discards) == 0)
  end,

  -- So many colours are closed: a fourth life counter closes red.
  closed_n = function(p) return life_training(noted(my_hero, p)) end,

  -- The heroes of others there.
  heroes_at = function(s, p)
    local found, own = {}, noted(my_hero, p)

    for h in each(find(any_hero, objects(s))) do
      if h ~= own then found[#found + 1] = h end
    end
    return found
  end,

  attempt = function(p, g)
    note(adventured, 1)
    note(gem_at, g)
    happens("attempted", g, p)
    local c = draw_challenge(next_of_colour(rank_n(g)), p)

    if not c then return note(phase, MARKET) end
    begin_combat(c, setting("adventures", "both") and #heroes_at(space_of_player(p), p) > 0 and 3 or MARKET, p)
  end,

  -- Outside of towns something comes whenever nothing was met (B5).
  look_around = function(p, s)
    if noted(adventured) or is(s, any_town) then
      note(phase, MARKET)
      return market_step(p)
    end
    if let_use(p, "roam") and noted(adventured) then return note(phase, MARKET) end
    local found = matching(s, p)
    local c = #found > 0 and which_monster(found, may_pass(found, p), p)

    if c then return begin_combat(c, MARKET, p) end
    if tracks_one(p) then return end
    draw_to_track(p, s)
  end,

  draw_to_track = function(p, s)
    local c = draw_challenge(next_roamer(), p)

    if not c then return note(phase, MARKET) end
    if #objects(roaming) >= ROAMING_MOST then return push_out() end
    let_roam(c, p, s)
  end,

  -- Whether all of them let the player pass.
  may_pass = function(found, p) return is(found, shy) and not answer("matches_all", p) end,

  -- One of those that match, or none if the player may pass and likes to.
  which_monster = function(found, passes, p)
    if #found == 1 and not passes then return found[1] end
    offer("face", found)
    if passes then offer("skip_adventure") end
    local _, c = ask(p, "which_monster")

    return c
  end,

  -- The challenge that was drawn joins the track; the leftmost one has left and its token is
  -- placed.
  let_roam = function(c, p, s)
    join_roaming(c)
    if not is(s, any_town) and must_fight(c, p, s) then return begin_combat(c, MARKET, p) end
    note(phase, MARKET)
  end,

  -- Whether one that was drawn is fought: it lives there, and does not let the player pass
  -- who likes that.
  must_fight = function(c, p, s)
    if not shares("terrain", c, s) and not (is(c, at_river) and has_word(s, "terrain", "river")) then return false end
    return not is(c, shy) or which_monster(find(any_challenge, c), true, p)
  end,

  -- Those that roam on the terrain of the space, on rivers some more.
  matching = function(s, p)
    if answer("matches_all", p) then return objects(roaming) end
    local found = sharing("terrain", s, objects(roaming))

    if not has_word(s, "terrain", "river") then return found end
    local more = find(river_roamer)

    return #more > 0 and find(any_challenge, { found, more }) or found
  end,

  -- What is fought now makes no room.
  leftmost_free = function()
    local fought_now = noted(foe)

    for c in each(objects(roaming)) do
      if c ~= fought_now then return c end
    end
  end,

  -- The leftmost monster makes room; its token is placed before another one comes.
  push_out = function()
    local c = leftmost_free()

    mark(attachments(c), "pushed_out")
    discard_roamer(c)
  end,

  -- The leftmost monster is discarded, and its token is placed.
  discard_leftmost = function() discard_roamer(leftmost_free()) end,

  discard_roamer = function(c)
    if not c then return end
    put(attachments(c), due_tokens, bottom)
    happens("leaves_roaming", c)
    discard_challenge(c)
  end,

  -- So many more challenges roam, of the current deck or of that rank, each with a token.
  add_roaming = function(n, rank)
    for _ = 1, n do
      local c = draw_challenge(rank and next_of_colour(rank) or next_roamer(), turn_player())

      if c then join_roaming(c) end
    end
  end,

  add_roamers = function(n) add_roaming(n, nil) end,

  join_roaming = function(c)
    if #objects(roaming) >= ROAMING_MOST then push_out() end
    put(c, roaming, bottom)
    happens("joins_roaming", c)
  end,

  -- Safari (B11): a die that shows the terrain of a monster is given for a fight with it.
  tracks_one = function(p)
    if setting("safari", "no") or not offers_tracks() then return false end
    offer("skip_adventure")
    local what, c = ask(p, "safari")

    if what ~= "track" then return false end
    remove(die_for(c))
    begin_combat(c, MARKET, p)
    return true
  end,

  offers_tracks = function()
    local any = false

    for c in each(objects(roaming)) do
      if die_for(c) then
        offer("track", c)
        any = true
      end
    end
    return any
  end,

  die_for = function(c)
    for _, d in ipairs(dice_shown()) do
      if is(d, any_way_die) or shares("terrain", d, c) then return d end
    end
  end,
}
