-- What happens in a turn: each of the last rows is used, and read again.

local field_things = last { at = field }
local counted = last { s32, c24 = 24, n24 = 29 }

words {
  take_turn = function(p)
    local one = pick(find(field_things), p)

    for i = 1, 24 do count_on(one, "c" .. i, 1) end
    mark(one, "s1")
    mark(one, "s32")
    give_number(one, "n24", 2)
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
    return p32(p) >= 9 and c24(one) >= c1(one) and (c24(one) ~= 24 or is(one, counted))
  end,
}
