-- KPT-011 Take Its Shape
-- This turn a unit's base Might is what another unit's Might is now.

local as_strong = passive { me, base_might = value() }

card "KPT-011" {
  effect { target = { unit { friendly }, unit { another } },
    run = function(u, model)
      local n = might(model)
      if n then give(u, as_strong, this_turn, n) end
    end,
  },
}
