-- UNL-051 Ivern, Nurturer
-- Played or holding: from the top three cards a unit may be shown and drawn, the rest is
-- recycled; an animal among the shown brings a buff.
local a_unit = unit { count = at_most(1) }
local animal = unit { tag = { "Bird", "Cat", "Dog", "Poro" } }
local care = effect { target = unit { friendly }, run = function(u) buff(u) end }

card "UNL-051" {
  when { played = me, holds = me,
    run = function()
      local cards = look(3)
      local shown = reveal(pick(a_unit, cards))
      local cared_for = is(shown, animal)
      draw(shown)
      recycle(cards)
      if cared_for then do_this(care) end
    end,
  },
}
