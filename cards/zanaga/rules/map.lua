-- The map: towns, the Lost City, what lies where (B10).

local post = space { town = "post", at = map }
local village = space { town = "village", at = map }
local lost_city = space { has = marker {}, at = map }
local any_town = either(post, village)
local town_or_city = either(post, village, lost_city)
local market_of_post = either(post, lost_city)
local market_of_village = either(village, lost_city)
local open_country = space { except { town = "post" }, except { town = "village" }, at = map }
local any_marker = marker {}
local any_gem = gem {}

words {
  towns = function() return find(any_town) end,

  is_town = function(s) return is(s, any_town) end,

  city_space = function() return space_of(noted(city)) end,

  is_city = function(s) return is(s, lost_city) end,

  -- A town for movement, markets and heroes who are beaten.
  is_any_town = function(s) return is(s, town_or_city) end,

  is_post = function(s) return is(s, market_of_post) end,

  is_village = function(s) return is(s, market_of_village) end,

  -- Those of the spaces that are towns.
  towns_among = function(spaces) return find(town_or_city, spaces) end,

  all_towns = function() return find(town_or_city) end,

  -- The towns that are nearest to the space, one or more; the Lost City counts.
  nearest_towns = function(s) return nearest(town_or_city, s) end,

  gem_on = function(s) return find_one(any_gem, objects(s)) end,

  wares_at = function(s) return is_city(s) and objects(bazaar) or find(ware { at = s }) end,

  -- The Lost City appears where the hero is, or beside the town where the hero is.
  city_to = function(h)
    local s = space_of(h)

    if is_town(s) then s = pick(neighbours(s, open_country), turn_player(), "which_space") end
    if not s then return end
    if not noted(city) then bring_city() end
    put(noted(city), s)
    happens("city_appears", noted(city))
  end,

  -- A position may leave it out.
  bring_city = function()
    stock(any_marker, supply)
    note(city, find_one(any_marker))
  end,

  with_one_more = function(list, s)
    local found = { s }

    for t in each(list) do found[#found + 1] = t end
    return found
  end,
}
