-- ~: a game for two, to change. Each player plays a card a turn; when all hands are
-- empty, the player whose figures have more strength wins.

game "~" {
  api = 3,
  title = "~",
  players = 2,
  triggers = at_once,

  columns = {
    { "strength", number, least = 0, most = 20, main, label = "Strength",
      width = 3 },
  },
  types = { "Figure" },
  kinds = { { "figure", types = { "Figure" } } },
  zones = {
    { "deck", per_player, secret, ordered },
    { "hand", per_player, private },
    { "field", per_player, board, active },
  },
  events = { { "played", card, says = "%p plays %c" } },
  numbers = { { "strength", of = figure, layers = { { "bolstered", add } } } },
  prompts = {
    { "action", "Your turn", acts, offers = function(p) offer_cards(p) end },
  },
  endings = { { "strength", "all cards are played" } },
  deck = { { "deck", least = 6 } },

  setup = function()
    for p in each(player) do
      shuffle(deck, p)
      put(top(deck, p, 3), hand, p)
    end
  end,

  turn = function()
    play_a_card(turn_player())
    if hands_are_empty() then compare(turn_player(), next_player()) end
    next_turn()
  end,

  worth = function(p) return strength_of(p) end,
}
