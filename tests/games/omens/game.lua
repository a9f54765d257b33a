-- Omens: two walkers go from place to place along the paths that the places name. Who comes to
-- the place from which no path leads wins.
--
-- The game shows facts of cards that are more than a number or a word: names of other cards.

game "omens" {
  api = 2,
  title = "Omens",
  players = 2,
  triggers = at_once,

  columns = {
    { "paths", names, label = "Paths", width = 20, doc = "places to which one goes from here" },
  },
  types = { { "Place", always }, { "Walker", always } },
  kinds = {
    { "site", types = { "Place" } },
    { "walker", types = { "Walker" } },
  },
  zones = {
    { "land", shared, board, active, doc = "the places, with the walkers at them" },
    { "start", per_player, doc = "where a walker waits until it is on its way" },
  },
  events = { { "walked", card, says = "%p walks to %c" } },
  prompts = { { "walk", "Where do you walk?", acts } },
  endings = { { "tower", "a walker stands at the tower" } },

  setup = function()
    stock(site, land)
    for p in each(player) do
      stock(walker, start, p)
      go(top(start, p), named_by(top(start, p), "paths"))
    end
  end,

  turn = function()
    local p = turn_player()
    local there = pick(ways(standing(p)), p, "walk")

    go(walker_of(p), there)
    say("walked", there, p)
    if count(ways(there)) == 0 then return win(p, "tower") end
    next_turn()
  end,
}
