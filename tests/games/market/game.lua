-- Market: one to four traders for six days, or for four if three or four traders agree on that.
-- It shows kinds of option of a game's own: the same goods are bought or haggled for, sold or
-- given, and chance in every form.
--
-- A day begins with the weather: a storm washes the first goods away. Then the trader does one
-- thing, but does not look into the sack in a storm, and the stall is filled again. Who has most
-- coins in the end wins; a trader alone wants eight.

game "market" {
  api = 3,
  title = "Market",
  players = { 1, 4 },
  triggers = at_once,

  columns = { { "price", number, main, label = "Value", width = 5, most = 9 } },
  zones = {
    { "sack", shared, secret, ordered, doc = "goods to come" },
    { "stall", shared, board, ordered, doc = "goods for sale, the first ones washed away first" },
    { "goods", per_player, board, doc = "what a trader has bought" },
    { "sea", shared, doc = "what storms took" },
  },
  player_counters = { { "coins", starts = 6 } },
  notes = {
    { "day", shown, doc = "which day it is, from 1" },
    { "sky", shown, words = { "sunny", "breezy", "rainy", "stormy" }, doc = "the weather of the day" },
    { "lost", shown, list = 3, label = "lost at sea", doc = "what storms took last" },
    { "bargain", shown, per_player, doc = "what the trader has haggled for last" },
    { "givers", shown, per_player, list = 3, label = "gifts from", doc = "who gave the trader something" },
  },
  settings = { { "days", "six", "four", players = { 3, 4 }, doc = "how long the market is" } },
  dice = { { "weather", { "sun" }, { "sun", "wind" }, { "rain" }, { "storm", "wind" } } },

  events = {
    { "bought", card, says = "%c is bought" },
    { "sold", card, says = "%c is sold" },
    { "given", card, says = "%c changes hands" },
    { "washed", card, says = "A storm takes %c" },
    { "drawn", card, says = "%c (comes|come) out of the sack" },
    { "scouted", player, says = "%p looks into the sack" },
    { "dusk", player, says = "Dusk: %p rests" },
  },
  options = {
    { "buy", card, says = "Buy %c", keys = "f", doc = "for what it is worth" },
    { "haggle", card, says = "Haggle for %c", keys = "h", doc = "for a die's number of coins" },
    { "sell", card, keys = "s", doc = "for what it is worth" },
    { "give", card, player, says = "Give %c to %p" },
    { "bid", number, says = "Bid %n for what comes", keys = "d", doc = "draws goods from the sack" },
    { "scout", place, doc = "shuffles the sack and looks at the first goods" },
    { "challenge", player, doc = "the greater number wins a coin" },
    { "rest", pass, keys = "r", doc = "ends the day" },
  },
  prompts = {
    { "act", "What do you do today?", acts, freely, offers = function(p) offer_all(p) end },
  },
  refusals = {
    { "it costs more than you have", option = { "buy", "haggle" }, of = card { at = stall },
      mend = "sell something first" },
    { "only what is yours is sold", option = "sell" },
    { "in a storm nobody looks into the sack", option = "scout", provided = keeps(sky, "stormy"),
      mend = "a better day" },
  },
  endings = { { "coins", "the market is over" } },
  cards = {
    { "Pepper", price = 4 }, { "Silk", price = 6 }, { "Salt", price = 2 }, { "Amber", price = 5 },
    { "Wool", price = 3 }, { "Tin", price = 1 }, { "Honey", price = 3 }, { "Rope", price = 1 },
  },

  setup = function()
    fill(sack)
    shuffle(sack)
    note(sky, "sunny")
    refill()
  end,

  turn = function(p)
    begin_day()
    do_one_thing(p)
    refill()
    happens("dusk", p)
    if is_last_day() then return count_coins() end
    next_turn()
  end,

  worth = function(p) return coins(p) end,
}
