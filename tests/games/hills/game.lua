-- Hills: a small game for the tests of what commands need of any game. Each player brings
-- a chief and a deck, plays a card a turn to one of two hills, or passes; who is stronger
-- when both have passed wins.

game "hills" {
  api = 3,
  title = "Hills",
  players = 2,

  columns = {
    { "strength", number, main, label = "Strength", width = 3, most = 20 },
    { "colour", word = { "red", "blue", "grey" }, identity, label = "Colour" },
  },
  types = { "Unit", "Chief" },
  supertypes = { "Camp" },
  kinds = {
    { "unit", types = { "Unit" } },
    { "chief_card", types = { "Chief" }, for_cards },
  },
  zones = {
    { "chief", per_player, board, active, limit = 1 },
    { "deck", per_player, secret, ordered },
    { "hand", per_player, private },
    { "near", per_player, board, active },
    { "far", per_player, board, active },
    { "pile", per_player, ordered },
    { "sky", shared, board, active },
  },
  player_counters = { { "lives", starts = 2 }, "passed" },
  settings = {
    { "hand_size", "five", "three", doc = "cards of the first hand" },
    { "far_counts", "once", "twice", doc = "what the far hill counts" },
  },
  events = {
    { "dealt", card, says = "%p gets %c." },
    { "sent", card, cannot, says = "%p sends %c to %t." },
    { "passes", player, cannot, says = "%p passes." },
    { "beaten", player, says = "%p loses a life." },
  },
  questions = { { "keeps_one", yes, for_cards } },
  numbers = { { "strength", of = unit, layers = { { "helped", add } } } },
  prompts = {
    { "action", "Your turn", acts, offers = function(p) offer_actions(p) end,
      options = { pass = "Pass: you play no more (%T)" } },
    { "where", "Which hill?" },
  },
  endings = { { "hills", "both players have passed" } },

  deck = {
    { "chief", types = { "Chief" }, exactly = 1 },
    { "main", least = 6, headings = { "army" } },
    { "tents", optional, headings = { "camp" } },
  },
  deck_rules = {
    { "at least 5 units", count = unit, least = 5, rule = "2.1" },
    { "at most 3 cards of one name", copies = true, most = 3 },
    { "the colour of the chief", same = "colour", of = "chief", besides = { "grey" } },
    { "a strength of 60 at most", sum = "strength", most = 60, modes = { "small" } },
    { "only cards of the camp", count = card { except { camp } }, at = "tents", most = 0 },
  },
  modes = {
    { "duel", players = 2, doc = "the usual game" },
    { "small", players = 2, doc = "with weaker decks" },
  },
  decks = { "red-army", "blue-army" },
  board = {
    lines = {
      { "player", counts = { "hand", "deck", pile = "gone" }, total = "strength" },
      { "hand", label = "Hand" },
      { "far", label = "Far hill", total = "strength" },
      { "near", label = "Near hill", total = "strength" },
    },
    middle = { { "sky", label = "Sky", empty = "clear" } },
    symbols = { lives = "♥♡" },
    named = "chief",
  },

  setup = function()
    deal_all()
    next_turn(random_player())
  end,

  turn = function(p)
    act(p)
    if all_passed() then
      finish()
    elseif passed(next_player(p)) == 0 then
      next_turn(next_player(p))
    else
      next_turn(p)
    end
  end,

  worth = function(p)
    local other = next_player(p)

    return score(p) + hope(p) - score(other) - hope(other)
  end,
}
