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
  { "instruction", "gain {n:number} XP", "gain_xp(n)" },
  { "spending", "(spend/pay) {n:number} XP", "{ xp = n }" },
  { "happening", "you gain XP", "{ gained = you }" },
  { "found", "you've gained XP this turn", "happened { gained = you }" },
  { "found", "you have {n:atleast} XP", "player { you, xp = at_least(n) }" },
  { "plain", "look at the top {n:number} cards of your Main Deck . You may reveal (a/an) {q:query.sg} " ..
      "from among them and draw it . [Then] recycle the rest .",
    "draw_from_top(n, { count = at_most(1), q })" },
  { "value", "the number of Bird, Cat, Dog and Poro among your units", "companion_kinds()" },
}
