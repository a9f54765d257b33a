-- UNL-080 Hwei, Brooding Painter
-- Each move: draw, discard, and then what the discarded card's kind brings.
local a_spell, a_gear, a_unit = spell {}, gear {}, unit {}
local two_runes = rune { count = at_most(2) }

card "UNL-080" {
  when { moves = me,
    run = function()
      draw(1)
      local thrown = discard(1)
      if is(thrown, a_spell) then draw(1) end
      if is(thrown, a_gear) then ready(pick(two_runes)) end
      if is(thrown, a_unit) then give_might(me, 3, this_turn) end
    end,
  },
}
