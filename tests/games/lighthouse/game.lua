-- Lighthouse: one to six keepers light four lamps before three storms break. All win or all lose.
--
-- On a turn the keeper rolls dice. Oil lets the keeper draw a flame from the bag and put it into
-- a slot of a lamp of its colour. A wave brings a storm to the track, which holds five: one more
-- pushes out the first, and that one breaks. Then the keeper and the next one watch the sea: both
-- choose a side at the same time, and where they look at the same one the first storm calms down.

game "lighthouse" {
  api = 3,
  title = "Lighthouse",
  players = { 1, 6 },
  triggers = queued,

  columns = {
    { "light", words = { "red", "green", "white" }, identity, doc = "colours of a lamp or flame" },
    { "slots", number, most = 6, label = "Slots", width = 5, doc = "flames that light a lamp" },
    { "copies", number, most = 9, doc = "of a flame" },
    { "force", number, most = 9, main, label = "Force", width = 5, doc = "of a storm" },
  },
  types = { { "Lamp", always }, { "Storm", always }, { "Flame", always } },
  kinds = {
    { "lamp", types = { "Lamp" } },
    { "storm", types = { "Storm" } },
    { "flame", types = { "Flame" } },
  },
  zones = {
    { "coast", shared, board, active, doc = "the lamps with their flames" },
    { "track", shared, board, active, ordered, limit = 5, spills = "wrecks", told = "breaks" },
    { "wrecks", shared, doc = "storms that broke" },
    { "clouds", shared, secret, ordered, doc = "storms to come" },
    { "bag", shared, secret, doc = "flames" },
    { "sea", shared, doc = "storms that calmed down" },
  },
  statuses = { "lit" },
  player_counters = { { "watches", doc = "how often the keeper looked at the right side" } },
  dice = { { "sea_die", { "oil" }, { "oil" }, { "oil", "oil_again" }, { "wave" }, { "wave", "oil" }, {} } },

  events = {
    { "drawn", card, says = "%p draws %c from the bag" },
    { "filled", card, words = { "red", "green", "white" }, says = "A %n flame lights a part of %c" },
    { "lights", card, says = "%c is lit" },
    { "comes", card, cannot, instead, says = "%c comes up" },
    { "breaks", card, says = "%c breaks" },
    { "calms", card, cannot, says = "%c calms down" },
    { "watched", player, says = "%p looks to side %n" },
  },
  questions = { { "more_dice", number, add, of = player, doc = "dice more that the keeper rolls" } },
  numbers = { { "force", of = storm, layers = { { "swelled", add }, { "soothed", at_most, least } } } },

  prompts = {
    { "lamp", "Which lamp gets the flame?", acts },
    { "watch", "Which side do you watch? Both choose at the same time", acts },
  },
  endings = {
    { "lit", "all lamps are lit" },
    { "wrecked", "three storms broke" },
  },
  board = {
    lines = { { "player" } },
    middle = {
      { "coast", label = "Coast" },
      { "track", label = "Track", total = "force" },
      { "wrecks", label = "Wrecks" },
    },
  },

  setup = function()
    lay_out()
    bring_storm()
    bring_storm()
  end,

  turn = function(keeper)
    for _ = 1, 3 + (answer("more_dice", keeper) or 0) do
      look_at_die(roll("sea_die"), keeper)
    end
    watch(keeper, next_player(keeper))
    if all_lit() then
      win_all("lit")
    elseif count(objects(wrecks)) >= 3 then
      lose_all("wrecked")
    else
      next_turn()
    end
  end,

  worth = function() return prospects() end,
}
