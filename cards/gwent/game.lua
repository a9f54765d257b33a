-- GWENT, the card game of rows and rounds, after the rules of the 2025 edition.
--
-- This file holds what the rulebook says of players, zones, strength and rounds. What a
-- card, a leader or a faction does stands with the cards, in base/.

game "gwent" {
  api = 3,
  title = "GWENT",
  players = 2,
  triggers = at_once,

  columns = {
    { "faction", word = any, identity, doc = "the colour of the card; neutral cards fit all" },
    { "strength", number, least = 0, most = 99, main, of = unit, label = "Strength", width = 3,
      doc = "printed strength of a unit" },
    { "rows", words = { "close", "ranged", "siege" }, of = unit, doc = "rows that a unit may lie in" },
    { "copies", number, for_cards, least = 1, most = 99, doc = "how many a collection has" },
  },
  lists = {
    { "rows", headings = { "row", "range", "combat row" }, words = { "melee = close", "range = ranged" } },
    { "strength", headings = { "power", "base strength", "printed strength" } },
    { "faction", headings = { "deck" }, words = { "realms = northern_realms" } },
    { "type", words = { "weather = Special", "derived_unit = Unit", "hero = Unit" } },
    { "keywords", headings = { "ability", "abilities" }, words = {
      "weather_close = Frost", "weather_ranged = Fog", "weather_siege = Rain", "clear_weather = Clear",
      "scorch_all = Scorch", "scorch_row_close = Row Scorch", "scorch_row_ranged = Row Scorch",
      "scorch_row_siege = Row Scorch", "summon_avenger = Avenger", "commanders_horn = Horn",
      "tight_bond = Bond", "morale_boost = Morale",
    } },
  },
  types = {
    { "Unit", without = { "activated" } },
    { "Special", without = { "activated" } },
    { "Leader", without = { "effect" } },
    { "Faction", always, without = { "activated", "effect" } },
  },
  supertypes = {
    { "Weather", doc = "a special card that lies in the weather area, or clears it" },
    { "Summoned", doc = "a card of the side deck: others turn into it or call it" },
  },
  kinds = {
    { "unit", types = { "Unit" }, doc = "unit cards, heroes too" },
    { "special", types = { "Special" }, doc = "special cards, weather too" },
    { "faction_card", types = { "Faction" }, doc = "what a faction can do" },
  },

  zones = {
    { "leader", per_player, board, active, limit = 1, doc = "the leader, face up" },
    { "banner", per_player, board, active, limit = 1, doc = "the faction's ability" },
    { "deck", per_player, secret, ordered, doc = "the deck; its first card is the top" },
    { "hand", per_player, private, doc = "a player's hand" },
    { "discard", per_player, ordered, doc = "the discard pile, open to all" },
    { "side", per_player, private, doc = "the side deck, outside of the game" },
    { "exchanged_pile", per_player, secret, doc = "cards that go back after the exchanges" },
    { "stage", per_player, board, active, doc = "a special card while its ability happens" },
    { "close", per_player, board, active, doc = "the close combat row" },
    { "ranged", per_player, board, active, doc = "the ranged combat row" },
    { "siege", per_player, board, active, doc = "the siege row" },
    { "close_slot", per_player, board, active, beside = "close",
      doc = "special cards that lie beside the close combat row" },
    { "ranged_slot", per_player, board, active, beside = "ranged",
      doc = "special cards that lie beside the ranged combat row" },
    { "siege_slot", per_player, board, active, beside = "siege",
      doc = "special cards that lie beside the siege row" },
    { "weather_area", shared, board, active, doc = "weather, for both players" },
  },
  places = {
    { "row", "close", "ranged", "siege" },
    { "slot", "close_slot", "ranged_slot", "siege_slot" },
    { "battlefield", "close", "ranged", "siege", "close_slot", "ranged_slot", "siege_slot", "weather_area" },
  },

  player_counters = {
    { "gems", starts = 2, doc = "rounds that a player may still lose, and the last one" },
    { "passed", doc = "1: the player plays no more in this round" },
    { "rounds_won", doc = "rounds that a player has won" },
  },
  statuses = {
    { "used", doc = "a leader whose ability is spent" },
    { "stays", doc = "it is not discarded at the end of the round" },
  },
  notes = {
    { "round", doc = "the number of the round" },
    { "starter", doc = "who took the first turn of the round" },
  },
  durations = { { "this_round", doc = "until the end of this round" } },

  settings = {
    { "exchange", "aside", "back", doc = "exchanged cards stay aside until all is done, or go back one by one" },
    { "next_starter", "winner", "alternates", doc = "who begins the next round" },
    { "tied_starter", "other", "same", "coin", doc = "who begins after a tie: the one who did not begin it …" },
    { "weather_floor", "set", "min", doc = "weather sets a strength to 1, or only lowers it to 1" },
    { "king_bran_round", "up", "down", doc = "half of an odd strength" },
    { "second_weather", "stays", "discarded", doc = "a weather card of a name that lies there already" },
    { "spy_discard", "controller", "owner", doc = "whose discard pile takes a card from the battlefield" },
    { "row_score", "with_heroes", "without_heroes", for_cards, doc = "whether heroes count to the ten of a row" },
    { "pirate_scorch", "all", "others", for_cards, doc = "whether a unit that scorches the battlefield counts itself" },
    { "hope_moves", "own", "all", for_cards, doc = "whose agile units a leader moves" },
    { "slot_cards", "one", "one_of_each", doc = "how many special cards lie beside a row" },
    { "faction_units", "no_heroes", "any", for_cards, doc = "units that a faction keeps or brings back" },
    { "pile_picks", "units_and_specials", "units", for_cards, doc = "what leaders take from a discard pile" },
    { "avenger", "discarded", "leaves", for_cards, doc = "when an avenger comes" },
    { "avenger_after", "discarded", "removed", for_cards, doc = "where an avenger goes when it is discarded" },
  },

  sentences = { { "thing created", "%q plays for %c" } },

  events = {
    { "played", card, cannot, as, instead, says = "%p plays %c", doc = "a card was played" },
    { "chosen", card, cannot, for_cards, doc = "a card is about to be chosen as a target" },
    { "drawn", card, cannot, instead, says = "%q draws %c", doc = "a card came from the deck to a hand" },
    { "discarded", card, cannot, as, instead, says = "%c (goes|go) to the discard pile{ because of %o}",
      doc = "a card went to a discard pile" },
    { "destroyed", card, cannot, as, instead, says = "%c (is|are) destroyed{ by %o}",
      doc = "an ability put a unit into a discard pile" },
    { "returned", card, for_cards, cannot, instead, says = "%c (returns|return) to the hand of %q",
      doc = "a card went from the battlefield or a discard pile to a hand" },
    { "moved", card, for_cards, cannot, instead, says = "%c (moves|move) to %t", doc = "a unit changed its row" },
    { "turned", card, for_cards, cannot, instead, says = "%c (turns|turn)", doc = "a unit was turned" },
    { "summoned", card, for_cards, cannot, instead, says = "%c (appears|appear)", doc = "it came from a side deck" },
    { "leader_used", card, cannot, doc = "a leader's ability was used" },
    { "passes", player, cannot, instead, says = "%p passes", doc = "a player passed" },
    { "game_begins", player, doc = "leaders and factions lie open" },
    { "round_begins", player, doc = "a round begins, for each player" },
    { "round_over", player, doc = "a round is decided, and the cards still lie there, for each player" },
    { "round_won", player, says = "%p wins the round", doc = "a round was won; the battlefield is cleared" },
    { "gem_lost", player, cannot, instead, says = "%p loses a gem", doc = "a player lost a gem" },
  },

  questions = {
    { "chooses_row", yes, doc = "its player chooses among its rows" },
    { "other_side", yes, doc = "it is played on the other player's side" },
    { "beside_row", yes, doc = "it is played beside a row of its player" },
    { "in_weather_area", yes, doc = "it is played into the weather area" },
    { "immune", yes, doc = "it keeps its printed strength" },
    { "hardy", yes, doc = "weather takes only half its strength" },
    { "revives", yes, doc = "it brings units of the discard pile back" },
    { "extra_cards", number, add, of = player, doc = "cards more in a player's first hand" },
    { "chooses_starter", yes, of = player, doc = "the player decides who begins the game" },
    { "wins_ties", yes, of = player, doc = "the player wins a tied round, if no other does" },
    { "powerless", yes, doc = "a leader without ability" },
    { "left_to_chance", yes, for_cards, of = player,
      doc = "chance chooses the units that a player brings back to the battlefield" },
  },
  -- The order in which abilities change a strength.
  numbers = {
    { "strength", of = unit, unless = "immune", layers = {
      { "weathered", set, least, unless = "hardy", provided = setting("weather_floor", "set") },
      { "weathered", at_most, least, unless = "hardy", provided = setting("weather_floor", "min") },
      { "halved", divide_up, most, provided = setting("king_bran_round", "up") },
      { "halved", divide_down, most, provided = setting("king_bran_round", "down") },
      { "spied", times, most },
      { "bonded", times, most },
      { "bolstered", add },
      { "doubled", times, most },
    } },
  },

  prompts = {
    { "action", "Your turn", acts, freely, offers = function(p) offer_actions(p) end,
      options = { play = "Play %c", use = "Use the ability of %c", pass = "Pass: you play no more this round (%T)" } },
    { "mulligan", "Exchange up to two cards", before },
    { "again", "Exchange one more card", before },
    { "starter", "Who begins?", before },
    { "row", "Which row?" },
    { "revive", "Which unit comes back?", for_cards },
    { "take", "Which card do you take?", for_cards },
    { "give_up", "Which cards do you discard?", for_cards },
  },
  refusals = {
    { "its ability was used already", option = "use", of = card { used, at = leader }, rule = "10",
      mend = "another game: a leader acts once" },
    { "another card leaves it without ability", option = "use", of = card { powerless, at = leader }, rule = "10",
      mend = "another leader on the other side" },
    { "no place beside a row is free", option = "play", of = special { beside_row, at = hand }, rule = "5",
      mend = "a row beside which nothing lies" },
    { "a card forbids it", otherwise, option = "play", of = card { at = hand }, rule = "1",
      mend = "what the card itself asks for" },
    { "a card forbids it", otherwise, option = "pass", rule = "1", mend = "another turn" },
  },
  rulebook = {
    { "1", "what a card says goes before the rules" },
    { "2 leader", "a deck has one leader" },
    { "2 units", "a deck has 22 unit cards at least" },
    { "2 special cards", "a deck has 10 special cards at most" },
    { "2 side deck", "cards that others call or turn into lie in the side deck, no others" },
    { "2 colour", "cards have the faction of the leader or are neutral" },
    { "2 tournament, medics", "tournaments: two medics at most" },
    { "2 tournament, special cards", "tournaments: five special cards at most" },
    { "2 tournament, spies", "tournaments: two spies at most" },
    { "2 tournament, strength", "tournaments: a strength of 130 at most" },
    { "3 hands", "each player begins with ten cards and may exchange two" },
    { "3 starter", "chance decides who begins, where no card does" },
    { "4 Rounds, gems", "who loses a round loses a gem; both do in a draw" },
    { "4 Rounds, starter", "who won the round begins the next one" },
    { "5", "in a turn one plays a card, uses the leader, or passes" },
    { "5 rows", "a unit goes to a row that its card names" },
    { "5 nothing happens", "a card may be played though it does nothing" },
    { "6 heroes", "nothing changes a hero, and no card chooses one" },
    { "6 weather", "weather comes before what adds and multiplies" },
    { "6 bond", "Bond multiplies by how many of the name lie there" },
    { "6 morale", "Morale adds after Bond" },
    { "6 horn", "a horn doubles last" },
    { "7 Spy", "a spy lies on the other side, and its player draws two cards" },
    { "7 Medic, heroes", "a medic brings back no hero" },
    { "8 Decoy, heroes", "a Decoy takes the place of a unit, not of a hero" },
    { "10", "a leader's ability is used once a game, in place of a card" },
  },
  endings = { { "gems", "a player has no gem left" } },

  deck = {
    { "leader", types = { "Leader" }, exactly = 1, rule = "2 leader" },
    { "main", title = "Deck" },
    { "side", title = "Side deck", optional },
  },
  deck_rules = {
    { "at least 22 unit cards", count = unit, at = "main", least = 22, rule = "2 units" },
    { "at most 10 special cards", count = special, at = "main", most = 10, rule = "2 special cards" },
    { "no cards of a side deck", count = card { summoned }, at = "main", most = 0, rule = "2 side deck" },
    { "only cards that others turn into or call", count = card { except { summoned } }, at = "side", most = 0,
      rule = "2 side deck" },
    { "the colour of the leader", same = "faction", of = "leader", besides = { "neutral" }, at = { "main", "side" },
      rule = "2 colour" },
    { "at most 5 special cards", count = special, at = "main", most = 5, modes = { "tournament" },
      rule = "2 tournament, special cards" },
    { "at most 2 units that lie on the other side", count = unit { other_side }, at = "main", most = 2,
      modes = { "tournament" }, rule = "2 tournament, spies" },
    { "at most 2 units that bring others back", count = unit { revives }, at = "main", most = 2,
      modes = { "tournament" }, rule = "2 tournament, medics" },
    { "a strength of 130 at most", sum = "strength", at = "main", most = 130, modes = { "tournament" },
      rule = "2 tournament, strength" },
  },
  modes = {
    { "duel", players = 2 },
    { "tournament", players = 2, doc = "decks of at most 5 special cards and a strength of 130" },
  },

  board = {
    lines = {
      { "player", counts = { "hand", "deck", discard = "discard pile" }, total = "strength" },
      { "leader", joins, label = "Leader" },
      { "hand", label = "Hand" },
      { "siege", label = "Siege", beside = "siege_slot", total = "strength", empty = "-" },
      { "ranged", label = "Ranged", beside = "ranged_slot", total = "strength", empty = "-" },
      { "close", label = "Close", beside = "close_slot", total = "strength", empty = "-" },
    },
    middle = { { "weather_area", label = "Weather", empty = "clear" } },
    symbols = { gems = "◆◇" },
    named = "leader",
  },

  setup = function()
    open_leaders()
    local first = choose_starter()

    deal_hands()
    exchange_cards()
    begin_round(1, first)
  end,

  turn = function(p)
    take_turn(p)
    p = next_to_act(p)
    if p then next_turn(p) else end_round() end
  end,

  worth = function(p) return prospects(p, next_player(p)) end,
}
