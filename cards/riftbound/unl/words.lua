-- Experience, which later sets count for each player: a number without a limit.
player_counter "xp"

local kinds = {
  unit { yours, tag = "Bird" }, unit { yours, tag = "Cat" }, unit { yours, tag = "Dog" }, unit { yours, tag = "Poro" },
}

words {
  gain_xp = function(n) gain("xp", n) end,

  -- Of the top cards of your deck one may be shown and drawn; the rest is recycled.
  draw_from_top = function(n, what)
    local cards = look(n)
    draw(reveal(pick(what, cards)))
    recycle(cards)
  end,

  -- How many of Bird, Cat, Dog and Poro are among your units.
  companion_kinds = function()
    local n = 0
    for _, companions in ipairs(kinds) do
      if count(companions) > 0 then n = n + 1 end
    end
    return n
  end,
}

says {
  { "value", "the number of Bird, Cat, Dog and Poro among your units", "companion_kinds()" },
  { "check", "there are a Bird, a Cat, a Dog and a Poro among your units", "companion_kinds() == 4" },
}
