-- The adventure step (A3, B4) and monsters that roam (B5).

local drawn_one = challenge { at = arena }
local any_way_die = terrain_die { as_wild }
local MARKET = 5
local RED = 4
local ROAMING_MOST = 6

words {
  adventure_step = function(p)
    local s = space_of_player(p)
    local drawn = find(drawn_one)[1]

    if drawn then return let_roam(drawn, s) end
    if not has_adventure(p, s) then return look_around(p, s) end

    local what, thing = ask(p, "adventure")

    if what == "attempt" then return attempt(p, thing) end
    if what == "challenge_hero" then return begin_duel(thing, p) end
    look_around(p, s)
  end,

  offer_adventures = function(p)
    local s = space_of_player(p)
    local g = gem_on(s)

    if g and is_open(g, p) then offer("attempt", g) end
    for h in each(heroes_at(s, p)) do offer("challenge_hero", h) end
    offer("skip_adventure")
  end,

  has_adventure = function(p, s)
    local g = gem_on(s)

    if noted(adventured) and setting("adventures", "one") then return false end
    return g and is_open(g, p) or #heroes_at(s, p) > 0
  end,

  -- Each life counter closes the easiest colour that is still open (A9); an adventure
  -- counter is attempted once a turn.
  is_open = function(g, p)
    if noted(adventured) then return false end
    if setting("empty_deck_counter", "nothing") and is_out_of(rank_n(g)) then return false end
    return setting("life_closes", "nothing") or rank_n(g) > closed_n(p)
  end,

  -- Whether a counter of that colour would draw nothing; red discards come again.
  is_out_of = function(n)
    return #objects(challenge_deck(n)) == 0 and (n < RED or #objects(red_discards) == 0)
  end,

  -- So many colours are closed: a fourth life counter closes red.
  closed_n = function(p) return life_training(hero_of(p)) end,

  heroes_at = function(s, p)
    local found = {}

    for other in each(player) do
      if other ~= p and space_of_player(other) == s then found[#found + 1] = hero_of(other) end
    end
    return found
  end,

  attempt = function(p, g)
    note(adventured, 1)
    note(gem_at, g)
    happens("attempted", g, p)
    local c = draw_challenge(next_of_colour(rank_n(g)), p)

    if not c then return note(phase, MARKET) end
    begin_combat(c, setting("adventures", "both") and #heroes_at(space_of_player(p), p) > 0 and 3 or MARKET)
  end,

  -- Outside of towns something comes whenever nothing was met (B5).
  look_around = function(p, s)
    note(next_phase, MARKET)
    if is_any_town(s) or noted(adventured) then return note(phase, MARKET) end
    moment(p, at_roam)
    if noted(adventured) then return note(phase, MARKET) end
    local found = matching(s, p)

    local shy = matching_shy(s, p)
    local c = (#found > 0 or #shy > 0) and which_monster(found, shy, p)

    if c then return begin_combat(c, MARKET) end
    if tracks_one(p) then return end
    draw_to_track(p, s)
  end,

  draw_to_track = function(p, s)
    local c = draw_challenge(next_roamer(), p)

    if not c then return note(phase, MARKET) end
    if #objects(roaming) >= ROAMING_MOST then return push_out() end
    let_roam(c, s)
  end,

  -- One of those that must be fought; or one that would let the player pass, if the player
  -- likes.
  which_monster = function(found, shy, p)
    if #found == 1 and #shy == 0 then return found[1] end
    for c in each(found) do offer("face", c) end
    for c in each(shy) do offer("face", c) end
    if #found == 0 then offer("skip_adventure") end
    local _, c = ask(p, "which_monster")

    return c
  end,

  -- Monsters of the terrain that let the player pass.
  matching_shy = function(s, p)
    local found = {}

    if answer("matches_all", p) then return found end
    for c in each(objects(roaming)) do
      if lives_at(c, s) and answer("matches_not", c) then found[#found + 1] = c end
    end
    return found
  end,

  -- The challenge that was drawn joins the track; the leftmost one has left and its token is
  -- placed.
  let_roam = function(c, s)
    join_roaming(c)
    if not is_any_town(s) and must_fight(c, s) then return begin_combat(c, MARKET) end
    note(phase, MARKET)
  end,

  -- Whether one that was drawn is fought: it lives there, and does not let the player pass
  -- who likes that.
  must_fight = function(c, s)
    if matches(c, s) then return true end
    return lives_at(c, s) and which_monster({}, { c }, turn_player())
  end,

  lives_at = function(c, s)
    return shares("terrain", c, s) or has_word(s, "terrain", "river") and answer("matches_river", c)
  end,

  -- Whether it must be fought there.
  matches = function(c, s) return lives_at(c, s) and not answer("matches_not", c) end,

  matching = function(s, p)
    local found = {}

    if answer("matches_all", p) then return objects(roaming) end
    for c in each(objects(roaming)) do
      if matches(c, s) then found[#found + 1] = c end
    end
    return found
  end,

  -- What is fought now makes no room.
  leftmost_free = function()
    for c in each(objects(roaming)) do
      if c ~= noted(foe) then return c end
    end
  end,

  -- The leftmost monster makes room; its token is placed before another one comes.
  push_out = function()
    mark(attachments(leftmost_free()), "pushed_out")
    discard_leftmost()
  end,

  -- The leftmost monster is discarded, and its token is placed.
  discard_leftmost = function()
    local c = leftmost_free()

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
    begin_combat(c, MARKET)
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
