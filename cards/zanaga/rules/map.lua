-- The map: towns, the Lost City, what lies where (B10).

local post = space { town = "post", at = map }
local village = space { town = "village", at = map }
local any_town = either(post, village)
local any_marker = marker { at = map }
local gem_there = gem {}
local ware_there = ware {}

words {
  towns = function() return find(any_town) end,

  is_town = function(s) return is(s, any_town) end,

  city_space = function()
    local c = top_of(find(any_marker))

    return c and standing(c)
  end,

  top_of = function(list) return list[1] end,

  is_city = function(s) return s == city_space() end,

  -- A town for movement, markets and heroes who are beaten.
  is_any_town = function(s) return is_town(s) or is_city(s) end,

  is_post = function(s) return is(s, post) or is_city(s) end,

  is_village = function(s) return is(s, village) or is_city(s) end,

  gem_on = function(s) return first_of(gem_there, here_at(s)) end,

  wares_at = function(s)
    local found = {}

    if is_city(s) then return objects(bazaar) end
    for w in each(here_at(s)) do
      if is(w, ware_there) then found[#found + 1] = w end
    end
    return found
  end,

  -- The Lost City appears where the hero is, or beside the town where the hero is.
  city_to = function(h)
    local s = standing(h)

    if is_town(s) then s = pick(open_country(s), turn_player(), "which_space") end
    if not s then return end
    put_at(noted(city), s)
    note(city_put, 1)
    happens("city_appears", noted(city))
  end,

  open_country = function(s)
    local found = {}

    for other in each(neighbours_of(s)) do
      if not is_town(other) then found[#found + 1] = other end
    end
    return found
  end,

  -- The towns that are nearest to the space, one or more.
  nearest_towns = function(s)
    local found, best = {}, nil

    for t in each(all_towns()) do
      local n = steps_between(s, t)

      if not best or n < best then found, best = {}, n end
      if n == best then found[#found + 1] = t end
    end
    return found
  end,

  all_towns = function()
    local found = {}

    for t in each(any_town) do found[#found + 1] = t end
    if city_space() then found[#found + 1] = city_space() end
    return found
  end,
}
