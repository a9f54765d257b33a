-- UNL-083 Smoke and Mirrors
-- Two of your units at different places change them if one of them is Temporary; a card for
-- you.
local fading = unit { has = "Temporary" }

card "UNL-083" {
  effect { target = { unit { yours }, unit { yours, except { there } } },
    run = function(a, b)
      if is(a, fading) or is(b, fading) then
        local at_a, at_b = location(a), location(b)
        move(a, at_b)
        move(b, at_a)
      end
      draw(1)
    end,
  },
}
