-- UNL-079 Diana, Lunari
-- When a showdown begins here, one Energy: predict, then the top card is shown and a spell is
-- drawn.
local a_spell = spell {}

card "UNL-079" {
  when { showdown_begins = battlefield { here }, may, cost = { energy = 1 },
    run = function()
      predict(1)
      local shown = reveal(1)
      if is(shown, a_spell) then draw(shown) end
    end,
  },
}
