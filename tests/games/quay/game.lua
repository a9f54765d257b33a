-- Quay: two crews load crates. Each crew has a boat; a crate in the hold gives coins, and the
-- tide takes them from who has loaded too little.
--
-- The game shows what scripts of cards and rules say to each other: players and things that a
-- script hands to a rule, zones that are compared, events with an amount, what things of the
-- same player add to each other.

game "quay" {
  api = 3,
  title = "Quay",
  players = 2,
  triggers = at_once,

  columns = {
    { "pull", number, main, most = 9, label = "Pull", width = 4, of = boat, doc = "how many crates it could draw" },
    { "grip", number, most = 9, of = boat, doc = "how firmly it lies" },
    { "adds", numbers = 2, most = 9, of = tool, doc = "what a tool adds to pull and grip of the boat of its crew" },
  },
  types = { { "Boat", always }, { "Crate", always }, { "Tool", always }, { "Crane", always } },
  kinds = {
    { "boat", types = { "Boat" } },
    { "crate", types = { "Crate" } },
    { "tool", types = { "Tool" } },
    { "crane", types = { "Crane" } },
  },
  zones = {
    { "yard", shared, board, active, doc = "crates that nobody has" },
    { "berth", per_player, board, active, doc = "the boat, its tools and cranes" },
    { "hold", per_player, board, active, doc = "crates that are loaded" },
  },
  counters = { { "strain", most = 1, over = "damage" }, { "damage", doc = "strain beyond what it bears" } },
  costs = {
    { "heave", puts = "strain", beyond = { "heaving", "on" }, doc = "a strain of a crane" },
    { "unload", to = yard, doc = "a crate that nobody has any more" },
  },
  settings = { { "heaving", "within", "on", doc = "whether cranes heave on when they bear no more" } },
  statuses = { { "wet", doc = "nobody loads it" }, { "chained", doc = "nor this" } },
  player_counters = { { "coins", starts = 2 } },
  notes = {
    { "champion", doc = "the boat that loaded last" },
    { "sealed", doc = "a crate that nobody loads" },
    { "claimed", doc = "another one" },
    { "rented", per_player, doc = "a crane in the yard that the crew may use" },
  },
  events = {
    { "loaded", card, says = "%p loads %c" },
    { "tide", card, amount, says = "The tide at %c: %n" },
  },
  numbers = {
    { "pull", of = boat, layers = { { "stronger", add } } },
    { "grip", of = boat, layers = { { "firmer", add } } },
  },
  prompts = { { "crane", "Which crane do you use?", acts }, { "crate", "Which crate do you load?", acts } },
  endings = { { "coins", "a crew has nine coins" } },

  -- What tools of the same crew add to a boat. Crates of crews whose crane is strained shake it.
  abilities = {
    passive { boat, stronger = total("adds", tool { at = berth, controller = it }, 1) },
    passive { boat, firmer = total("adds", tool { at = berth, controller = it }, 2) },
    passive { boat, firmer = -1, each = crate { at = hold, controller = crane { strain = 1 } } },
  },

  setup = function() lay_out() end,

  turn = function(p)
    use_cranes(p)
    local c = pick(crates_for(noted(sealed), noted(claimed)), p, "crate")

    if c then load_crate(c, p) end
    happens("tide", boat_of(p), p, #objects(hold, p))
    if coins(p) >= 9 or not c then return win(p, "coins") end
    next_turn()
  end,

  worth = function(p) return coins(p) end,
}
