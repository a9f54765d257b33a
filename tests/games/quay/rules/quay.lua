-- Boats and crates.

local any_boat = boat {}
local any_tool = tool {}
local any_crate = crate {}
local any_crane = crane {}
local free = crate { at = yard, except { wet }, except { chained } }

words {
  lay_out = function()
    stock(any_crate, yard)
    for p in each(player) do
      stock(any_boat, berth, p)
      stock(any_tool, berth, p)
      stock(any_crane, berth, p)
    end
  end,

  -- Crates that are neither wet nor chained, nor one of the two things.
  crates_for = function(a, b)
    if count(free) == 0 then return {} end
    return find(crate { at = yard, except { wet }, except { chained }, except { a }, except { b } })
  end,

  boat_of = function(p) return find_one(any_boat, berth, p) end,

  -- The crates of a player, or of the player of a thing.
  loads_of = function(p) return find(crate { at = hold, controller = p }) end,

  -- The very thing, if it is such a crate.
  same_crate = function(c) return find(crate { c, at = hold })[1] end,

  -- What the tools of a crew add, 1 to the pull, 2 to the grip; and to both.
  added_to = function(p, n) return total("adds", tool { at = berth, controller = p }, n) end,

  added = function(p) return total("adds", tool { at = berth, controller = p }) end,

  -- Tools that add the most to the grip.
  firmest = function() return highest("adds", tool, 2) end,

  -- The crates of crews that have a crane.
  hoisted = function() return find(crate { at = hold, controller = crane }) end,

  use_cranes = function(p)
    while offer_cranes(p) do
      offer("pass")
      local what, c = ask(p, "crane")

      if what ~= "use" then return end
      use(c, p)
    end
  end,

  offer_cranes = function(p)
    local any = false

    for c in each(usables(p, berth, rented)) do any = offer("use", c) or true end
    return any
  end,

  load_crate = function(c, p)
    put(c, hold, p)
    note(champion, boat_of(p))
    forget(sealed, claimed)
    happens("loaded", c, p)
  end,
}
