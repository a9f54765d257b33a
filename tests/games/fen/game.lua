-- Fen: one to four wanderers look for the way out of a fen. All win or all lose.
--
-- Signs stand in the sky, four at most; one more pushes out the first, and that tires everybody.
-- Wisps from a bag fill the slots of signs. A full sign is read, the leftmost first, and may bring
-- wisps for others. On the way a wanderer may stop at the inn and walk on. Whoever stands at the
-- gate spends the whole turn in a fight with its warden.

game "fen" {
  api = 3,
  title = "Fen",
  players = { 1, 4 },
  triggers = queued,

  columns = {
    { "glow", words = { "blue", "green", "pale" }, identity, doc = "colours of a sign or wisp" },
    { "slots", number, most = 4, label = "Slots", width = 5, doc = "wisps that fill a sign" },
    { "hour", number, most = 2, doc = "1: the sign belongs to the dusk, 2: to the night" },
    { "copies", number, most = 9, doc = "of a wisp" },
    { "stamina", number, most = 9, doc = "how tired a wanderer can be" },
    { "life", number, most = 9, main, label = "Life", width = 4, doc = "wounds that end it" },
  },
  types = { { "Sign", always }, { "Wisp", always }, { "Wanderer", always }, { "Warden", always } },
  kinds = {
    { "sign", types = { "Sign" } },
    { "wisp", types = { "Wisp" } },
    { "wanderer", types = { "Wanderer" } },
    { "warden", types = { "Warden" } },
  },
  zones = {
    { "sky", shared, board, active, ordered, limit = 4, spills = "past", told = "fades", frees = "bag" },
    { "past", shared, ordered, doc = "signs that were read or faded" },
    { "dusk", shared, secret, ordered, goes_on = "night", doc = "signs to come first" },
    { "night", shared, secret, ordered, refills = "past", doc = "signs to come when the dusk has none" },
    { "bag", shared, secret, doc = "wisps" },
    { "camp", per_player, board, active, doc = "the wanderer" },
    { "gate", shared, board, active, doc = "its warden" },
  },
  counters = { { "tired", most = "stamina", over = "wounds" }, "wounds" },
  player_counters = {
    { "mile", doc = "how far the wanderer is: the inn is at 2, the gate at 5" },
    { "coins", starts = 2, most = 3, over = "gems", doc = "a purse holds three" },
    { "gems", doc = "what is found beyond that" },
  },
  notes = { { "slept_now", lasts = "this_turn", doc = "1: a wanderer has slept in this turn" } },
  dice = { { "way", faces = 4 }, { "fight", { "hit" }, { "hit", "hurt" }, { "hurt" }, {} } },
  events = {
    { "drawn", card, says = "%p draws %c from the bag" },
    { "filled", card, says = "A wisp comes to %c" },
    { "read", card, says = "%c is read" },
    { "rises", card, cannot, says = "%c (rises|rise)" },
    { "fades", card, says = "%c fades" },
    { "walked", player, words = { "past the willow", "to the inn", "over the dyke", "into the reed", "to the gate" },
      says = "%p walks on %n" },
    { "slept", player, says = "%p sleeps at the inn" },
  },
  sentences = { { "thing created", "" }, { "thing attached", "%c (glows|glow){ in %o}" } },
  options = {
    { "walk", keys = "w", says = "Walk on" },
    { "sleep", keys = "s", says = "Sleep at the inn for a coin" },
    { "stay", pass, keys = "h", says = "Stay here" },
  },
  prompts = {
    { "sign", "Which sign gets the wisp?" },
    { "way", "Where do you go?", acts, offers = function(p) offer_way(p) end,
      advice = function(p) advise_way(p) end },
  },
  endings = { { "out", "the warden is beaten" }, { "lost", "a wanderer is lost in the fen" } },

  due = {
    { "read it", of = sign { at = sky }, when = function(s) return is_full(s) end,
      run = function(s) read_sign(s) end },
  },

  setup = function() lay_out() end,

  opens = function() fill_in() end,

  turn = function(p)
    if mile(p) >= 5 then fight(p) else wander(p) end
    check_end()
    next_turn()
  end,

  worth = function(p) return prospects(p) end,
}
