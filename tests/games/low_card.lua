-- Low Card: everybody shows a card, and the player of the lowest one scores. It remembers
-- nothing but where the cards are, so it goes on from any position.

local numbers = {}

for n = 1, 12 do
  numbers[n] = { "Card " .. n, rank = n }
end

game "Low Card" {
  players = 2,
  columns = { { "rank", number, least = 1, most = 12, main, label = "Rank" } },
  types = { "Card" },
  zones = {
    { "deck", shared, secret, ordered },
    { "hand", per_player, private },
    { "shown", per_player, board },
  },
  player_counters = { "score" },
  cards = numbers,

  setup = function()
    fill(deck)
    shuffle(deck)
    for p in each(player) do
      for _ = 1, 3 do put(top(deck), hand, p) end
    end
  end,

  turn = function()
    local lowest, winner, other

    for p in each(player) do
      local card = put(pick(objects(hand, p), p, "Which card do you show?"), shown, p)

      if lowest and lowest < rank(card) then
        other = p
      else
        lowest, winner, other = rank(card), p, winner
      end
    end
    gain("score", 1, winner)
    if count(objects(hand, winner)) > 0 then return end
    win(score(winner) >= score(other) and winner or other)
  end,
}
