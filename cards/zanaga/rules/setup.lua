-- Before the first turn (B2): decks, gems, tracks, gods, markets, heroes.

local any_god = god {}
local any_hero = hero {}
local any_ware = ware {}
local any_token = token {}
local any_survival = survival {}
local any_gem = gem {}
local green_challenge = challenge { rank = "green" }
local yellow_challenge = challenge { rank = "yellow" }
local blue_challenge = challenge { rank = "blue" }
local red_challenge = challenge { rank = "red" }
local green_ritual = ritual { rank = "green" }
local yellow_ritual = ritual { rank = "yellow" }
local blue_ritual = ritual { rank = "blue" }
local red_ritual = ritual { rank = "red" }
local green_gem = gem { rank = "green", at = supply }
local yellow_gem = gem { rank = "yellow", at = supply }
local blue_gem = gem { rank = "blue", at = supply }
local red_gem = gem { rank = "red", at = supply }
local green_space = space { gem_rank = "green", at = map }
local yellow_space = space { gem_rank = "yellow", at = map }
local blue_space = space { gem_rank = "blue", at = map }
local red_space = space { gem_rank = "red", at = map }
local hero_left = hero { at = supply }
local GREEN = 1

words {
  lay_out = function()
    note(phase, 1)
    note(round, 1)
    note(current_rank, GREEN)
    stock_challenges()
    stock_rituals()
    stock_pieces()
    lay_gems()
    lay_tracks()
    lay_markets()
    seat_heroes()
  end,

  stock_challenges = function()
    stock(green_challenge, green_deck)
    stock(yellow_challenge, yellow_deck)
    stock(blue_challenge, blue_deck)
    stock(red_challenge, red_deck)
    shuffle(green_deck)
    shuffle(yellow_deck)
    shuffle(blue_deck)
    shuffle(red_deck)
  end,

  stock_rituals = function()
    stock(green_ritual, green_rites)
    stock(yellow_ritual, yellow_rites)
    stock(blue_ritual, blue_rites)
    stock(red_ritual, red_rites)
    shuffle(green_rites)
    shuffle(yellow_rites)
    shuffle(blue_rites)
    shuffle(red_rites)
  end,

  stock_pieces = function()
    stock(any_token, pool, "copies")
    stock(any_survival, supply, "copies")
    stock(any_gem, supply, "copies")
    stock(any_god, sleeping)
    bring_city()
    stock(any_hero, supply)
  end,

  -- An adventure counter of its colour lies on each space that prints one.
  lay_gems = function()
    lay_gems_of(green_gem, green_space)
    lay_gems_of(yellow_gem, yellow_space)
    lay_gems_of(blue_gem, blue_space)
    lay_gems_of(red_gem, red_space)
  end,

  lay_gems_of = function(gems, spaces)
    local found = find(gems)

    for i, s in ipairs(find(spaces)) do put(found[i], s) end
  end,

  -- Three green challenges roam, each with a token, the leftmost first; three green rituals
  -- are in play.
  lay_tracks = function()
    local tokens = is_relentless() and setting("relentless_start", "two") and 2 or 1

    for _ = 1, 3 do put(top(green_deck), roaming, bottom) end
    for c in each(objects(roaming)) do
      for _ = 1, tokens do attach(draw_token(), c) end
    end
    for _ = 1, 3 do put(top(green_rites), altar, bottom) end
  end,

  lay_markets = function()
    stock(any_ware, market_deck)
    shuffle(market_deck)
    for s in each(towns()) do
      for _ = 1, has_double_stock(s) and 2 or 1 do put(top(market_deck), s) end
    end
  end,

  has_double_stock = function(s)
    return setting("double_stock", "all") or setting("double_stock", "posts") and has_word(s, "town", "post")
  end,

  -- Heroes are dealt or chosen; chance says who begins; then each player in turn takes the
  -- hero to any town.
  seat_heroes = function()
    for p in each(player) do take_hero(p) end
    local first = random_player()
    local p = first

    for _ = 1, players_n() do
      enter_first_town(p)
      p = next_player(p)
    end
    note(starter, first)
    next_turn(first)
  end,

  take_hero = function(p)
    local left = heroes_left()
    local h = setting("heroes", "chosen") and pick(left, p, "hero_wanted") or random_of(1, left)

    control(h, p)
    note(my_hero, h, p)
    take_first_tokens(p)
  end,

  heroes_left = function()
    local left = {}

    for h in each(find(hero_left)) do
      if not is_taken(h) then left[#left + 1] = h end
    end
    return left
  end,

  is_taken = function(h)
    for p in each(player) do
      if noted(my_hero, p) == h then return true end
    end
    return false
  end,

  enter_first_town = function(p)
    local s = pick(towns(), p, "first_town")

    note(first_space, s, p)
    put(hero_of(p), s, "begins_in")
  end,

  random_player = function()
    local p = turn_player()

    for _ = 2, random(players_n()) do p = next_player(p) end
    return p
  end,
}
