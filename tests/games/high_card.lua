-- High Card: five cards each, five tricks. The leader plays a card, then the other one
-- does; the higher card takes the trick, and who took it leads. Most tricks win.

local numbers = {}

for n = 1, 20 do
  numbers[n] = { "Card " .. n, rank = n }
end

local function play(p)
  return put(pick(objects(hand, p), p, "Which card do you play?"), trick)
end

game "High Card" {
  players = 2,
  columns = { { "rank", number, least = 1, most = 20, main, label = "Rank" } },
  types = { "Card" },
  zones = {
    { "deck", shared, secret, ordered },
    { "hand", per_player, private },
    { "trick", shared },
    { "taken", per_player },
  },
  player_counters = { { "tricks", doc = "tricks that the player took" } },
  endings = { { "tricks", "all cards are played, and a player took most of the tricks" } },
  cards = numbers,

  setup = function()
    fill(deck)
    shuffle(deck)
    for p in each(player) do
      for _ = 1, 5 do put(top(deck), hand, p) end
      next_turn(p) -- the last one dealt to leads
    end
  end,

  turn = function(first)
    local second = next_player(first)
    local winner = rank(play(first)) > rank(play(second)) and first or second

    for card in each(objects(trick)) do put(card, taken, winner) end
    gain("tricks", 1, winner)
    if count(objects(hand, first)) > 0 then return next_turn(winner) end
    win(tricks(first) > tricks(second) and first or second, "tricks")
  end,
}
