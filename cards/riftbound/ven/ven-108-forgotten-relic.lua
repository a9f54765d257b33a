-- VEN-108 Forgotten Relic
-- Played, and at the start of your Beginning Phase, it burns a card; a unit so burned lends its Might to a friendly
-- unit for the turn.

local unit_in_my_trash = unit { yours, at = trash }
local lend = effect { target = unit { friendly }, run = function(u) give_might(u, might(it), this_turn) end }

card "VEN-108" {
  when { played = me, beginning_phase = you,
    run = function()
      local before = {}
      for c in each(unit_in_my_trash) do before[#before + 1] = c end
      burn(1)
      for c in each(unit_in_my_trash) do
        local was_there = false
        for _, b in ipairs(before) do was_there = was_there or b == c end
        if not was_there then do_this(lend, c) end
      end
    end,
  },
}
