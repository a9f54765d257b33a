-- Rows: a small game whose scenarios show how any game is told. Players put units into two
-- rows or pass; when both have passed, the stronger side wins a gem of the other one.

game "rows" {
  api = 3,
  title = "Rows",
  players = 2,
  triggers = at_once,
  columns = {
    { "strength", number, least = 0, most = 20, main, label = "Strength", width = 3 },
    { "colour", word = { "red", "blue" }, identity },
  },
  types = { "Unit", "Weather" },
  supertypes = { "Hero" },
  kinds = { { "unit", types = { "Unit" } } },
  zones = {
    { "deck", per_player, secret, ordered },
    { "hand", per_player, private },
    { "front", per_player, board, active, limit = 3 },
    { "back", per_player, board, active },
    { "pile", per_player, ordered },
    { "sky", shared, board, active },
  },
  places = { { "row", "front", "back" } },
  counters = { "damage" },
  player_counters = { { "gems", starts = 2 }, "passed" },
  statuses = { { "stays", for_cards } },
  notes = { "round", "starter" },
  settings = { { "bonus", "none", "front", doc = "where a unit is one stronger" } },
  events = { { "played", card, cannot, says = "%p plays %c" }, { "passes", player, says = "%p passes" } },
  numbers = { { "strength", of = unit, layers = { { "braver", add } } } },
  prompts = {
    { "action", "Your turn", acts, freely, offers = function(p) offer_actions(p) end },
    { "wound", "Which unit is wounded?" },
  },
  endings = { { "gems", "a player has no gem left" } },
  refusals = {
    { "three units stand there", option = "play", of = unit { at = hand }, to = front, rule = "3 rows",
      mend = "a place in the back row" },
    { "only weather goes there", option = "play", of = unit { at = hand }, to = sky, rule = "3 rows",
      mend = "a row for the unit" },
    { "you have passed", option = { "play", "pass" }, provided = player { you, passed = 1 }, rule = "4 rounds",
      mend = "the next round" },
    { "weather goes to the sky", option = "play", of = card { at = hand }, to = row, rule = "3 rows",
      mend = "the sky" },
  },
  deck = { { "main", least = 2 } },

  setup = function()
    fill(main, deck)
    for p in each(player) do
      put(top(deck, p, 3), hand, p)
      put(pick_some(0, 2, objects(hand, p), p), deck, p)
    end
    note(round, 1)
    note(starter, turn_player())
  end,

  turn = function(p) take_turn(p) end,
}
