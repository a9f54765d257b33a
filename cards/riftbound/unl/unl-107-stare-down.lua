-- UNL-107 Stare Down
-- Enemies at a battlefield that are weaker than a friendly unit go home; one experience.
local foes = unit { enemy }

card "UNL-107" {
  effect { target = { unit { friendly }, battlefield },
    run = function(u, place)
      local weaker = {}
      for x in each(foes) do
        if u and location(x) == location(place) and might(x) < might(u) then weaker[#weaker + 1] = x end
      end
      move(weaker, base)
      gain_xp(1)
    end,
  },
}
