-- Smithy: a small game whose cards cost something. Gold and taps pay for abilities, cards in
-- hand for others. smithy_test.sh plays it as it stands, with queued triggers, and with a chain.

game "smithy" {
  api = 3,
  title = "Smithy",
  players = 2,
  columns = { { "strength", number, most = 99, main, label = "Strength", width = 3 } },
  types = { "Unit", "Spell" },
  kinds = { { "unit", types = { "Unit" } }, { "spell", types = { "Spell" } } },
  zones = {
    { "deck", per_player, secret, ordered },
    { "hand", per_player, private },
    { "row", per_player, board, active, limit = 6 },
    { "pile", per_player },
  },
  counters = { { "heat", most = 4, doc = "what a unit that toils gets" } },
  statuses = { "used", { "new", lasts = "this_shift", doc = "came in this shift" } },
  durations = { "this_shift" },
  resources = { "gold" },
  costs = {
    { "tap", marks = "used" },
    { "toil", puts = "heat", amount = 2 },
    { "discard", from = hand, to = pile, event = "gone" },
  },
  events = {
    { "played", card, cannot, as, instead, says = "%p plays %c" },
    { "gone", card, cannot, instead, says = "%c goes" },
    { "passed", player, cannot, instead, says = "%p passes" },
  },
  numbers = { { "strength", of = unit, layers = { { "hotter", add } } } },
  board = { sheet = "unit" },
  notes = { { "cooled", lasts = "this_shift", doc = "units that cooled down as they went in this shift" } },
  abilities = {
    passive { unit, hotter = heat(it) },
    when { gone = unit { heat = at_least(1) }, run = function() note(cooled, (noted(cooled) or 0) + 1) end },
  },
  prompts = { { "action", "Your turn", acts, freely } },
  endings = { { "empty", "a player has no card left" } },
  deck = { { "deck", least = 10 } },
  decks = { "forge", "forge" },
  setup = function() begin() end,
  turn = function(p) one_turn(p) end,
}
