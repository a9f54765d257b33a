-- High Card: five cards each, five tricks. The leader plays a card, then the other one
-- does; the higher card takes the trick, and who took it leads. Most tricks win.

local numbers = {}

for n = 1, 20 do
  numbers[n] = { "Card " .. n, value = n }
end

local function play(p)
  return put(pick(objects(hand, p), p, "Which card do you play?"), trick)
end

game "High Card" {
  players = 2,
  zones = {
    zone "deck" { shared, secret, ordered },
    zone "hand" { private },
    zone "trick" { shared },
    zone "taken" {},
  },
  cards = numbers,
  notes = { "leader" },
  endings = { tricks = "all cards are played, and a player took most of the tricks" },

  setup = function()
    fill(deck)
    shuffle(deck)
    for p in each(player) do
      for _ = 1, 5 do put(top(deck), hand, p) end
      note(leader, p) -- the last one dealt to
    end
  end,

  step = function()
    local first = noted(leader)
    local second = after(first)
    local winner = value(play(first)) > value(play(second)) and first or second

    for card in each(objects(trick)) do put(card, taken, winner) end
    gain_points(winner, 1)
    note(leader, winner)
    if count(objects(hand, first)) > 0 then return end
    win(points(first) > points(second) and first or second, "tricks")
  end,
}
