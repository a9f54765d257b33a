-- The night: flames, storms, and two keepers who watch at the same time.

local any_lamp = lamp {}
local any_storm = storm {}
local any_flame = flame {}
local dark = lamp { at = coast, except { lit } }
local burning = lamp { lit }
local on_track = storm { at = track }

words {
  lay_out = function()
    stock(any_lamp, coast)
    stock(any_storm, clouds)
    stock(any_flame, bag, "copies")
    shuffle(clouds)
  end,

  -- A storm comes to the right end of the track; a full track pushes out its first.
  bring_storm = function()
    local cloud = top(clouds)

    if cloud then put(cloud, track, bottom, "comes") end
  end,

  has_room = function(l) return #attachments(l) < slots(l) end,

  fits = function(t, l) return has_word(t, "light", "white") or shares("light", t, l) end,

  lamps_for = function(t)
    local found = {}

    for l in each(dark) do
      if has_room(l) and fits(t, l) then found[#found + 1] = l end
    end
    return found
  end,

  -- A flame from the bag goes into a slot of a lamp; where none fits it goes back.
  draw_flame = function(keeper)
    local t = random_of(1, objects(bag))

    if not t then return end
    say("drawn", t, keeper)
    local l = pick(lamps_for(t), keeper, "lamp")

    if not l then return end
    attach(put(t, coast), l)
    happens("filled", l, word_n(t, "light"))
    if not has_room(l) then light_lamp(l) end
  end,

  light_lamp = function(l)
    mark(l, "lit")
    put(attachments(l), bag)
    happens("lights", l)
    settle()
  end,

  look_at_die = function(face, keeper)
    if shows("sea_die", face, "wave") then bring_storm() end
    if shows("sea_die", face, "oil") then draw_flame(keeper) end
    if shows("sea_die", face, "oil_again") then draw_flame(keeper) end
  end,

  -- Both sides are chosen before either is told.
  watch = function(keeper, other)
    local mine = choose_number(1, 3, keeper, "watch")
    local theirs = choose_number(1, 3, other, "watch")

    happens("watched", keeper, mine)
    happens("watched", other, theirs)
    if mine ~= theirs then return end
    gain("watches", 1, keeper)
    if top(track) then put(top(track), sea, "calms") end
  end,

  prospects = function()
    return 5 * count(any_flame) + 30 * count(burning) - total("force", on_track) - 40 * #objects(wrecks)
  end,

  all_lit = function() return count(dark) == 0 end,
}
