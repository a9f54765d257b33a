-- What happens in a turn: each of the last rows is used, and read again.

local field_things = last { at = field }
local counted = last { s24, c16 = 16, n12 = 17 }

words {
  take_turn = function(p)
    local one = pick(find(field_things), p)

    for i = 1, 16 do count_on(one, "c" .. i, 1) end
    mark(one, "s1")
    mark(one, "s24")
    give_number(one, "n12", 2)
    gain("p1", 1, p)
    gain("p32", setting("r64", "high") and 4 or 3, p)
    gain_by_settings(p)
    if is_done(p, one) then win(p, "full") end
    next_turn()
  end,

  gain_by_settings = function(p)
    if setting("r25", "high") then gain("p31", 2, p) end
    if setting("r24", "high") then gain("p30", 3, p) end
  end,

  is_done = function(p, one)
    return p32(p) >= 9 and c16(one) >= c1(one) and (c16(one) ~= 16 or is(one, counted))
  end,
}
