-- Ranks and decks (B3): which challenge or ritual comes next.

local GREEN, YELLOW, BLUE, RED = 1, 2, 3, 4
local in_pool = token { at = pool }
local any_bones = survival { sort = "bones" }
local gone = challenge { at = discards }

words {
  rank_now = function() return noted(current_rank) end,

  rank_n = function(c) return word_n(c, "rank") end,

  challenge_deck = function(n)
    if n == GREEN then return green_deck end
    if n == YELLOW then return yellow_deck end
    return n == BLUE and blue_deck or red_deck
  end,

  rites_deck = function(n)
    if n == GREEN then return green_rites end
    if n == YELLOW then return yellow_rites end
    return n == BLUE and blue_rites or red_rites
  end,

  discard_challenge = function(c) put(c, rank_n(c) == RED and red_discards or discards) end,

  discard_ritual = function(c) put(c, rank_n(c) == RED and red_spent or discards) end,

  -- The rank never goes down.
  lift_rank = function(n)
    if n <= noted(current_rank) then return end
    note(current_rank, n)
    happens("rank_up", turn_player(), n == YELLOW and YELLOW or n == BLUE and BLUE or RED)
  end,

  -- The next challenge of the current deck; an empty one is followed by the next (B3).
  next_roamer = function()
    local c = top(challenge_deck(noted(current_rank)))

    if c and setting("deck_overrun", "lifts_rituals") then lift_rank(rank_n(c)) end
    return c
  end,

  -- The next ritual; where a deck is empty the rank rises to that of the next one (B3).
  next_ritual = function()
    for n = noted(current_rank), RED do
      local c = top(rites_deck(n))

      if c then
        lift_rank(n)
        return c
      end
    end
  end,

  -- The next ritual comes to the right end of the track. When the last red one is drawn the
  -- red discards are shuffled (B3).
  draw_ritual = function()
    local r = next_ritual()

    if not r then return end
    r = put(r, altar, bottom)
    happens("ritual_comes", r)
    if noted(current_rank) == RED and #objects(red_rites) == 0 then
      put(objects(red_spent), red_rites)
      shuffle(red_rites)
    end
    return r
  end,

  -- The challenge that an adventure counter draws.
  next_of_colour = function(n)
    if #objects(challenge_deck(n)) > 0 or n == RED or setting("empty_deck_counter", "next_rank") then
      return top(challenge_deck(n))
    end
    if setting("empty_deck_counter", "nothing") then return end
    for c in each(find(gone)) do
      if rank_n(c) == n then put(c, challenge_deck(n)) end
    end
    shuffle(challenge_deck(n))
    return top(challenge_deck(n))
  end,

  -- Puts a challenge into the arena. Who has shaman bones may put it under its deck (B8).
  draw_challenge = function(c, p)
    if not c then return end
    local thrown = 0
    local drawn = put(c, arena)

    happens("challenge_drawn", drawn, p)
    while find_one(any_bones, pouch, p) and may_throw_bones(thrown, p) and throws_bones(drawn, p) do
      local deck = challenge_deck(rank_n(drawn))

      thrown = thrown + 1
      put(drawn, deck, bottom)
      drawn = put(top(deck), arena)
      happens("challenge_drawn", drawn, p)
    end
    for _ = 1, tokens_n() do draw_token_onto(drawn, p) end
    return drawn
  end,

  may_throw_bones = function(thrown, p)
    return not answer("no_survival", p) and (thrown == 0 or setting("bones_for_a_draw", "several"))
  end,

  throws_bones = function(c, p)
    offer("throw_bones")
    offer("keep_it")
    if ask(p, "bones", c) ~= "throw_bones" then return false end
    put(bones_of(p), supply)
    return true
  end,

  tokens_n = function() return is_relentless() and 2 or 1 end,

  draw_token = function() return random_of(1, in_pool) end,

  -- A token of the pool goes onto the challenge, or to where it waits to be placed. Shaman
  -- bones bring another one.
  draw_token_onto = function(c, p)
    local thrown = 0
    local t = draw_token()

    if not t then return end
    t = put(t, due_tokens, bottom)
    happens("token_drawn", t, p)
    while find_one(any_bones, pouch, p) and may_throw_bones(thrown, p) and throws_bones(t, p) do
      thrown = thrown + 1
      put(t, pool)
      t = put(draw_token(), due_tokens, bottom)
      happens("token_drawn", t, p)
    end
    if not c then return t end
    note(token_now, t)
    let_use(p, "drawn")
    attach(noted(token_now), c)
    return t
  end,

  -- A second token; the player chooses between the two, the other one goes back.
  draw_second_token = function()
    local first, second = noted(token_now), put(draw_token(), due_tokens, bottom)

    if not second then return end
    happens("token_drawn", second)
    local kept = pick({ first, second }, turn_player(), "which_token")

    put(kept == first and second or first, pool)
    note(token_now, kept)
  end,

  -- Tokens are drawn and placed one at a time (B6); where all six rituals are complete one
  -- waits.
  place_drawn_token = function()
    local t = draw_token_onto(nil, turn_player())

    if t and has_room(t) then place_token(t) end
    return t
  end,
}
