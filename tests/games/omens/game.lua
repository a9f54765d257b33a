-- Omens: two walkers go from place to place along the paths that the places name, and take the
-- suns that they find. On each turn a threat wounds the walker, in each of three hours otherwise.
-- Who comes to the place from which no path leads ends the game; the most suns win.
--
-- The game shows facts of cards that are more than a number or a word: names of other cards,
-- words that repeat, numbers in a row, columns that only some types have, and demands on all
-- cards together.

game "omens" {
  api = 3,
  title = "Omens",
  players = 2,
  triggers = at_once,

  columns = {
    { "symbols", words = { "sun", "moon", "star" }, repeats, of = site, label = "Symbols" },
    { "damage", numbers = 3, most = 9, of = threat, label = "Damage", doc = "in each hour" },
    { "paths", names, label = "Paths", width = 20, doc = "places to which one goes from here" },
  },
  types = { { "Place", always }, { "Walker", always }, { "Threat", always } },
  kinds = {
    { "site", types = { "Place" } },
    { "walker", types = { "Walker" } },
    { "threat", types = { "Threat" } },
  },
  zones = {
    { "land", shared, board, active, doc = "the places, with the walkers at them" },
    { "threats", shared, ordered, doc = "the first one wounds next" },
    { "start", per_player, doc = "where a walker waits until it is on its way" },
  },
  demands = {
    { "a walker begins at a place", of = walker, has = "paths" },
    { "which leads on", of = walker, shares = "paths", with = site },
    { "no path leads from a threat", of = threat, lacks = "paths" },
    { "no two places show the same", of = site, differ = "symbols" },
    { "no two threats wound alike", of = threat, differ = "damage" },
    { "the hours differ", of = threat, least = 2 },
    { "who is slow bleeds", of = threat, least = 3, most = 20, sum = "damage" },
    { "one path has an end", of = site { symbols = "moon", except { symbols = "sun" } }, exactly = 1 },
  },
  player_counters = { "suns", "wounds" },
  events = {
    { "walked", card, says = "%p walks to %c" },
    { "hurt", card, told, says = "%p suffers %n (wound|wounds) by %c" },
  },
  prompts = { { "walk", "Where do you walk?", acts } },
  endings = { { "tower", "a walker came to the end of the paths" } },

  setup = function()
    stock(site, land)
    stock(threat, threats)
    for p in each(player) do
      stock(walker, start, p)
      go(top(start, p), named_by(top(start, p), "paths"))
    end
  end,

  turn = function(p)
    local there = pick(ways(standing(p)), p, "walk")

    go(walker_of(p), there)
    say("walked", there, p)
    gain("suns", words_of(there, "symbols", "sun"), p)
    gain("wounds", damage(top(threats), hour()), p)
    say("hurt", top(threats), p, damage(top(threats), hour()))
    put(top(threats), threats, "bottom")
    if count(ways(there)) == 0 then return finish() end
    next_turn()
  end,
}
