-- Low Card: everybody shows a card, and the player of the lowest one gains a point. It
-- remembers nothing but where the cards are, so it goes on from any position.

local numbers = {}

for n = 1, 12 do
  numbers[n] = { "Card " .. n, value = n }
end

game "Low Card" {
  players = 2,
  zones = {
    zone "deck" { shared, secret, ordered },
    zone "hand" { private },
    zone "shown" { board },
  },
  cards = numbers,

  setup = function()
    fill(deck)
    shuffle(deck)
    for p in each(player) do
      for _ = 1, 3 do put(top(deck), hand, p) end
    end
  end,

  step = function()
    local lowest, winner, other

    for p in each(player) do
      local card = put(pick(objects(hand, p), p, "Which card do you show?"), shown, p)

      if lowest and lowest < value(card) then
        other = p
      else
        lowest, winner, other = value(card), p, winner
      end
    end
    gain_points(winner, 1)
    if count(objects(hand, winner)) > 0 then return end
    win(points(winner) >= points(other) and winner or other)
  end,
}
