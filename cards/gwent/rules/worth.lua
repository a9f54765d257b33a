-- What a position is worth to a player; bots compare positions by it.
--
-- A point of strength is worth 10. A round is worth a gem, the last gem the game. Cards in
-- hand are worth what they may bring later, so nobody spends them on a round for nothing.

local special_cards = special {}
local gift_to_the_other = unit { other_side }
local spent = card { used }
local a_gem, the_game = 250, 5000

words {
  prospects = function(p, foe)
    local mine, theirs = reserve(p), reserve(foe)
    local lead = score(p) - score(foe)
    local win = gems(foe) == 1 and the_game or a_gem
    local loss = gems(p) == 1 and -the_game or -a_gem
    local later = 10

    if gems(p) == 1 and gems(foe) == 1 then later = 0 end
    if passed(p) ~= 0 then return -race(-lead, theirs, mine, -loss, -win, later) end
    if passed(foe) ~= 0 then return race(lead, mine, theirs, win, loss, later) end
    return open_round(lead + (mine - theirs) // 2, win, loss) + later * (mine - theirs)
  end,

  -- The other one has passed: who needs to catch up does so, or saves the cards.
  race = function(lead, mine, theirs, win, loss, later)
    local rest = mine - theirs

    if lead > 0 then return win + later * rest end
    if mine <= -lead then return loss + later * rest end

    local given_up, caught_up = loss + later * rest, win + later * (rest + lead - 1)

    return given_up > caught_up and given_up or caught_up
  end,

  open_round = function(lead, win, loss)
    if lead >= 0 then return win * lead // (lead + 15) end
    return loss * -lead // (15 - lead)
  end,

  -- What a hand may still bring, in points of strength.
  reserve = function(p)
    local cards = objects(hand, p)
    local leaders = is(top(leader, p), spent) and 0 or 5

    return 3 * count(cards) + total("strength", cards) // 2 + 3 * count(special_cards, cards)
      + 4 * count(gift_to_the_other, cards) + leaders
  end,
}
