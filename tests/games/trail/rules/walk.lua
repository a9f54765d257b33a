-- How a walker goes on.

local DICE, STRONG_WIND = 3, 9
local SAME_FOREST = 2 -- it shows what face 1 does
local forest_die = terrain { at = pool, face = face_of("terrain", "forest") }

words {
  -- Each throws two bones. Who has the greatest sum begins.
  choose_first = function()
    local first, most = nil, 0

    for p in each(player) do
      local sum = total("face", throw("bones", 2, cup, p))

      if sum > most then first, most = p, sum end
    end
    for p in each(player) do remove(objects(cup, p)) end
    begin_turn(first)
  end,

  begin_turn = function(p)
    throw("terrain", DICE, pool, p)
    note(thrown, 1)
    next_turn(p)
  end,

  -- Whether the die shows a ground of the field.
  fits = function(d, field) return shares("ground", d, field) end,

  next_field = function(p) return objects(trail)[steps(p) + 1] end,

  offer_die = function(d, p)
    if fits(d, next_field(p)) then offer("step", d) end
    if zone_of(d) == pool and not top(pouch, p) then offer("keep", d) end
    if luck(p) == 0 then return end
    for n = 1, 6 do
      if n ~= face(d) and n ~= SAME_FOREST then offer("turn", d, n) end
    end
  end,

  offer_all = function(p)
    for d in each(objects(pool, p)) do offer_die(d, p) end
    for d in each(objects(pouch, p)) do offer_die(d, p) end
    if noted(thrown) == 1 and top(pool, p) then offer("again") end
    if top(pouch, p) then
      for n = 1, 2 do offer("camp", n) end
    end
    offer("rest")
  end,

  step_with = function(p, d)
    remove(d)
    gain("steps", 1, p)
    happens("stepped", p)
    if steps(p) == #objects(trail) then win(p, "trail") end
  end,

  -- Two forests in the pool are worth a point of luck. So is calm weather in a strong wind.
  end_turn = function(p)
    if count(forest_die, objects(pool, p)) >= 2 then gain("luck", 1, p) end
    if roll("bones", 2) >= STRONG_WIND and shows("wind", roll("wind"), "calm") then gain("luck", 1, p) end
    remove(objects(pool, p))
    begin_turn(next_player(p))
  end,

  walk = function(p)
    local what, d, _, n = ask(p, "act")

    if what == "step" then
      step_with(p, d)
    elseif what == "keep" then
      put(d, pouch, p)
    elseif what == "turn" then
      spend("luck", 1, p)
      turn_to(d, n)
    elseif what == "again" then
      throw_again(objects(pool, p))
      note(thrown, 2)
    else
      if what == "camp" and n == 2 then gain("luck", remove(objects(pouch, p)), p) end
      end_turn(p)
    end
  end,
}
