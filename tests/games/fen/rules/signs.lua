-- Signs: where they come from, how wisps fill them, and in what order they are read.

local dusk_sign = sign { hour = 1 }
local night_sign = sign { hour = 2 }
local any_wisp = wisp {}
local any_warden = warden {}
local any_wanderer = wanderer {}
local pale = wisp { glow = "pale" }
local in_sky = sign { at = sky }

words {
  lay_out = function()
    stock(dusk_sign, dusk)
    stock(night_sign, night)
    stock(any_wisp, bag, "copies")
    stock(any_warden, gate)
    for p in each(player) do
      stock(any_wanderer, camp, p)
    end
    shuffle(dusk)
    shuffle(night)
    raise_sign()
    raise_sign()
  end,

  -- A position need not say that a warden keeps the gate.
  fill_in = function()
    if count(any_warden) == 0 then stock(any_warden, gate) end
  end,

  -- The next sign is one of the dusk, then of the night, then one that was there before.
  raise_sign = function()
    local s = top(dusk)

    if s then put(s, sky, bottom, "rises") end
  end,

  is_full = function(s) return #attachments(s) >= slots(s) end,

  -- A pale wisp fits every sign.
  signs_for = function(w)
    local found = {}

    for s in each(is(w, pale) and in_sky or sharing("glow", w, in_sky)) do
      if not is_full(s) then found[#found + 1] = s end
    end
    return found
  end,

  draw_wisp = function()
    local w = random_of(1, objects(bag))

    if not w then return end
    say("drawn", w, turn_player())
    local s = pick(signs_for(w), turn_player(), "sign")

    if not s then return end
    attach(w, s)
    happens("filled", s)
  end,

  -- Reads a full sign. Its wisps go back when it leaves the sky.
  read_sign = function(s)
    happens("read", s)
    settle()
    put(s, past)
  end,

  tire_all = function(n)
    for w in each(any_wanderer) do count_on(w, "tired", n) end
  end,
}
