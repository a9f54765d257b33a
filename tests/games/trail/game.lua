-- Trail: two to four walkers on one trail, each step paid with a die that shows its ground. It
-- shows dice that stay: thrown, looked at, put aside, turned, thrown again and spent.

game "trail" {
  api = 3,
  title = "Trail",
  players = { 2, 4 },
  triggers = at_once,

  columns = { { "ground", words = { "forest", "road", "river" } } },
  zones = {
    { "trail", shared, ordered, doc = "the fields, the first one on top" },
    { "pool", per_player, board, doc = "the dice of this turn" },
    { "pouch", per_player, board, limit = 1, doc = "a die put aside for a later turn" },
    { "cup", per_player, private, doc = "bones that only their owner sees" },
  },
  player_counters = { "steps", { "luck", starts = 1 } },
  notes = { { "thrown", shown, doc = "how often the dice were thrown in this turn" } },
  dice = {
    { "terrain", { "forest" }, { "forest" }, { "road" }, { "forest", "road" }, { "river" }, {}, kept,
      column = "ground" },
    { "bones", faces = 6, kept },
    { "wind", { "calm" }, { "storm" } },
  },
  events = { { "stepped", player, says = "%p goes on to the next field" } },
  options = {
    { "step", card, says = "Step onto the next field with %c", keys = "s" },
    { "keep", card, says = "Put %c aside", keys = "v" },
    { "turn", card, number, faces = "terrain", says = "Turn %c to %n", doc = "for a point of luck" },
    { "again", says = "Throw again", keys = "a", doc = "all dice of the pool" },
    { "camp", number, words = { "short", "long" }, says = "Camp for a %n night", keys = "c",
      doc = "as rest; in a long night a die put aside becomes luck" },
    { "rest", pass, keys = "r", doc = "ends the turn" },
  },
  prompts = { { "act", "What do you do?", acts, freely, offers = function(p) offer_all(p) end } },
  endings = { { "trail", "a walker has come to the end of the trail" } },
  cards = {
    { "Wood", ground = { "forest" } }, { "Grove", ground = { "forest" } }, { "Path", ground = { "road" } },
    { "Ford", ground = { "river" } }, { "Lane", ground = { "road", "forest" } },
  },

  setup = function()
    fill(trail)
    shuffle(trail)
    choose_first()
  end,

  turn = function(p) walk(p) end,

  worth = function(p) return 10 * steps(p) + count(objects(pouch, p)) end,
}
