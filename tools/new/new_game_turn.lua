-- A turn, and how the game ends. Words that stand here are words of game.lua and of
-- the other files of this folder.

words {
  offer_cards = function(p)
    for c in each(objects(hand, p)) do offer("play", c) end
  end,

  play_a_card = function(p)
    local _, thing = ask(p, "action")
    local there = thing and put(thing, field, p, "played")

    if there then perform(there) end
  end,

  hands_are_empty = function()
    for p in each(player) do
      if count(objects(hand, p)) > 0 then return false end
    end
    return true
  end,

  strength_of = function(p) return total("strength", objects(field, p)) end,

  compare = function(p, other)
    local mine, theirs = strength_of(p), strength_of(other)

    if mine == theirs then return draw_game("strength") end
    win(mine > theirs and p or other, "strength")
  end,
}
