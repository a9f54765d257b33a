-- Five tricks. The leader plays a card, then the other; the higher card takes the trick
-- and leads the next one. Whoever took more tricks wins.

local numbers = {}

for n = 1, 20 do
  numbers[n] = { "Card " .. n, value = n }
end

-- The card that [p] plays into the trick.
local function play(p)
  return put(pick(objects(hand, p), p, "Which card do you play?"), trick)
end

game "High Card" {
  players = 2,
  zones = {
    zone "deck" { shared, secret, ordered },
    zone "hand" { private },
    zone "trick" { shared },
    zone "taken" { },
  },
  cards = numbers,
  notes = { "leader" },

  setup = function()
    fill(deck)
    shuffle(deck)
    for p in each(player) do
      note(leader, p)
      for _ = 1, 5 do put(top(deck), hand, p) end
    end
  end,

  step = function()
    local first = noted(leader)
    local second = after(first)
    local winner = value(play(first)) > value(play(second)) and first or second

    for card in each(objects(trick)) do put(card, taken, winner) end
    gain_points(winner, 1)
    note(leader, winner)
    if count(objects(hand, first)) == 0 then
      win(points(first) > points(second) and first or second)
    end
  end,
}
