-- VEN-108 Forgotten Relic
-- Played, and at the start of your Beginning Phase, it burns a card; a unit so burned lends its Might to a friendly
-- unit for the turn.

local lend = effect { target = unit { friendly }, run = function(u) give_might(u, might(it), this_turn) end }

card "VEN-108" {
  when { played = me, beginning_phase = you,
    run = function()
      for c in each(burn(1)) do
        if is(c, unit) then do_this(lend, c) end
      end
    end,
  },
}
