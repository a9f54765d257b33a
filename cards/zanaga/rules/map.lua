-- The map: towns, the Lost City, what lies where (B10).

local post = space { town = "post", at = map }
local village = space { town = "village", at = map }
local any_town = either(post, village)
local any_marker = marker {}
local gem_there = gem {}
local ware_there = ware {}

words {
  towns = function() return find(any_town) end,

  is_town = function(s) return is(s, any_town) end,

  city_space = function() return space_of(city_marker()) end,

  city_marker = function() return noted(city) end,

  is_city = function(s) return s == city_space() end,

  -- A town for movement, markets and heroes who are beaten.
  is_any_town = function(s) return is_town(s) or is_city(s) end,

  is_post = function(s) return is(s, post) or is_city(s) end,

  is_village = function(s) return is(s, village) or is_city(s) end,

  gem_on = function(s) return first_of(gem_there, objects(s)) end,

  wares_at = function(s)
    local found = {}

    if is_city(s) then return objects(bazaar) end
    for w in each(objects(s)) do
      if is(w, ware_there) then found[#found + 1] = w end
    end
    return found
  end,

  -- The Lost City appears where the hero is, or beside the town where the hero is.
  city_to = function(h)
    local s = space_of(h)

    if is_town(s) then s = pick(open_country(s), turn_player(), "which_space") end
    if not s then return end
    if not city_marker() then bring_city() end
    put(city_marker(), s)
    happens("city_appears", city_marker())
  end,

  -- A position may leave it out.
  bring_city = function()
    stock(any_marker, supply)
    note(city, find(any_marker)[1])
  end,

  open_country = function(s)
    local found = {}

    for other in each(neighbours(s)) do
      if not is_town(other) then found[#found + 1] = other end
    end
    return found
  end,

  -- The towns that are nearest to the space, one or more; the Lost City counts.
  nearest_towns = function(s)
    local found, there = nearest(any_town, s), city_space()

    if not there then return found end
    local far, near = distance(s, found[1]), distance(s, there)

    if near < far then return { there } end
    return near == far and with_one_more(found, there) or found
  end,

  with_one_more = function(list, s)
    local found = { s }

    for t in each(list) do found[#found + 1] = t end
    return found
  end,

  all_towns = function() return city_space() and { towns(), city_space() } or towns() end,
}
