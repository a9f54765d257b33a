-- What a position is worth to a player; bots compare positions by it.
--
-- The game is worth 1000 and a gem half of it. `rest` is how much more the player's hand
-- may still bring than the other's, in points of strength. So nobody spends a card on a
-- round that is decided, and a round is given up where winning it costs too much.

local special_cards = special {}
local gift_to_the_other = unit { other_side }
local spent = card { used }
local the_game = 1000

words {
  prospects = function(p, foe)
    local mine, theirs = reserve(p), reserve(foe)
    local lead = score(p) - score(foe)

    if passed(p) ~= 0 then return -race(gems(foe), gems(p), -lead, theirs, mine) end
    if passed(foe) ~= 0 then return race(gems(p), gems(foe), lead, mine, theirs) end
    return open_round(gems(p), gems(foe), lead, mine - theirs)
  end,

  -- A round that both still play: the lead counts less the greater it is.
  open_round = function(mine, theirs, lead, rest)
    local stake = mine + theirs == 2 and 4 * the_game or 2 * the_game
    local size = lead < 0 and -lead or lead

    return between_rounds(mine, theirs, rest) + stake * lead // (size + 100)
  end,

  -- Before a round, with so many gems.
  between_rounds = function(mine, theirs, rest)
    if mine == 0 or theirs == 0 then return (mine - theirs) * the_game end

    local worth = the_game // 2 * (mine - theirs) + 50 * rest

    if worth > 950 then return 950 end
    return worth < -950 and -950 or worth
  end,

  -- The other one has passed: who is behind catches up or saves the cards.
  race = function(mine, theirs, lead, cards, their_cards)
    local rest = cards - their_cards
    local won = between_rounds(mine, theirs - 1, lead > 0 and rest or rest + lead - 1)
    local lost = between_rounds(mine - 1, theirs, rest)

    if lead > 0 then return won end
    if cards <= -lead then return lost end
    return lost > won and lost or won
  end,

  -- What a hand may still bring, in points of strength.
  reserve = function(p)
    local cards = objects(hand, p)
    local leaders = is(top(leader, p), spent) and 0 or 5

    return count(cards) + total("strength", cards) * 3 // 4 + 4 * count(special_cards, cards)
      + 4 * count(gift_to_the_other, cards) + leaders
  end,
}
