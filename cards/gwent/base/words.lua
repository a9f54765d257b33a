-- What several cards of the base set say.

local my_relatives_aside = unit { yours, kin, at = side }
local relatives_aside = unit { kin, at = side }
local leaves_the_game = instead { discarded = me, destroyed = me, from = row, run = function() remove(me) end }

words {
  clear_weather = function() discard_cards(objects(weather_area)) end,

  -- [n] of these units go back to the battlefield: you choose, or chance does.
  revive = function(units, n)
    if answer("left_to_chance", you) then
      play_cards(random_of(n, units), you)
    else
      play_cards(pick_some(n, n, units, you, "revive"), you)
    end
  end,

  -- The strongest of [doomed] are destroyed if the score of [whole] is ten or more.
  scorch_row = function(whole, doomed)
    local counted = setting("row_score", "with_heroes") and whole or doomed

    if total("strength", counted) >= 10 then destroy(highest("strength", doomed)) end
  end,

  -- One of these cards of your deck is played. The deck was searched, so it is shuffled.
  play_from_deck = function(cards)
    play_cards(pick(cards, you, "take"), you)
    shuffle(deck)
  end,

  take_to_hand = function(cards) put(pick(cards, you, "take"), hand, you, "returned") end,

  -- The relative of `me` that waits in a side deck, yours before the other.
  relative_aside = function()
    return random_of(1, my_relatives_aside) or random_of(1, relatives_aside)
  end,

  -- The avenger of `me` lies down in the first row that it shows.
  call_avenger = function()
    local avenger = relative_aside()

    if not avenger then return end
    avenger = put(avenger, rows_of(avenger)[1], you, "summoned")
    if setting("avenger_after", "removed") then give(avenger, leaves_the_game) end
  end,

  -- `me` leaves the game, and its relative lies down in its place.
  become_relative = function()
    local beast, spot = relative_aside(), place(me)

    if not beast then return end
    remove(me)
    put(beast, spot, "summoned")
  end,

  -- Tries the other rows of a unit, and moves it if one makes it stronger.
  move_to_best_row = function(u)
    local home, best, power = place(u), nil, strength(u)

    for _, zone in ipairs(rows_of(u)) do
      put(u, zone, controller(u))
      if strength(u) > power then best, power = zone, strength(u) end
    end
    put(u, home)
    if best then put(u, best, controller(u), "moved") end
  end,
}

says {
  { "noun.#", "<card|cards> = kind = card, <unit|units> = kind = unit, " ..
      "<player|players> = kind = player, special <card|cards> = kind = special, " ..
      "weather <card|cards> = kind = special; weather, " ..
      "<leader|leaders> = kind = card; at = leader", "{ WORD }" },
  { "noun.#", "<card|cards> of {t:tag.sg}", "{ kind = special, tag = t }" },
  { "adjective", "friendly, enemy", "{ WORD }" },
  { "where.#", "in your deck = yours; at = deck, in your discard pile = yours; at = discard, " ..
      "in a discard pile = at = discard, in the close combat row = at = close, " ..
      "in the ranged combat row = at = ranged, in the siege row = at = siege, " ..
      "in a row = at = row, in bad weather = weathered = at_least(1)", "{ WORD }" },
  { "where.#", "with {k:keyword}", "{ has = k }" },
  { "where.#", "without {k:keyword}", "{ except { has = k } }" },
  { "subject.i", "you", "player { you }" },
  { "found", "I'm not powerless", "card { me, except { powerless } }" },
  { "duration", "this round", "this_round" },

  { "clause", "once in the game : {s:sentences}", "activated { run = s }" },
  -- In two pieces: with the word in one, the same seed plays other games, though nothing in them is another.
  { "instruction", "clear all weather = clear" .. "_weather(), shuffle your deck = shuffle(deck), " ..
      "play {l:lot} = play_cards(l; you), keep {l:lot} = mark(l; \"stays\")", "WORD" },
  { "lot", "{n:digits} of {r:query.pl} , or by the setting faction_units of {q:query.pl} , taken by chance",
    'random_of(n, setting("faction_units", "any") and q or r)' },
  { "moment", "as the game begins = game_begins, as a round begins = round_begins, as a round is over = round_over",
    "{ WORD = you }" },
  { "event", "you win a round", "{ round_won = you }" },
  { "check", "it's round {n:digits}", "noted(round) == n" },

  { "trait.#", "<has|have|have> twice <its|their|my> strength = doubled = 2, " ..
      "<has|have|have> twice <its|their|my> strength as <a spy|spies|a spy> = spied = 2, " ..
      "<keeps|keep|keep> half of <its|their|my> strength there = halved = 2, <is|are|am> hardy = hardy, " ..
      "<is|are|am> powerless = powerless, <wins|win|win> ties = wins_ties, " ..
      "<leaves|leave|leave> to chance what would be picked = left_to_chance, " ..
      "<chooses|choose|choose> who begins = chooses_starter", "{ WORD }" },
  { "trait.#", "<begins|begin|begin> with {n:number} more (card/cards)", "{ extra_cards = n }" },

  { "instruction", "play (a/an) {q:query.sg}", "play_from_deck(q)" },
  { "instruction",
    "destroy the strongest {r:query.pl} if {q:query.pl} , by the setting row_score {r:query.pl} , have 10 strength",
    "scorch_row(q, r)" },
  { "instruction", "{s:subject.pl} {g:gift.pl} {d:duration}", "delayed(passive { s, g }, d)" },
  { "instruction",
    "look at {n:digits} cards of the other player's hand , taken by chance",
    "look(random_of(n, objects(hand, next_player(you))))" },
  { "instruction", "take (a/an) {r:query.sg} to your hand , or by the setting pile_picks (a/an) {q:query.sg}",
    'take_to_hand(setting("pile_picks", "units") and q or r)' },
  { "instruction", "all {q:query.pl} lose all abilities", "loses(find(q), all)" },
  { "instruction", "draw {n:digits} (card/cards) = draw_cards(n; you), " ..
      'discard {n:digits} cards of your choice = put(pick_some(n; n; objects(hand); you; "give_up"); discard; you; ' ..
      '"discarded"), take a card of your choice from your deck to your hand = ' ..
      'put(pick(objects(deck); you; "take"); hand; you)', "WORD" },
  { "instruction",
    "move all {r:query.pl} , or by the setting hope_moves all {q:query.pl} , to the rows where they are strongest",
    'for u in each(find(setting("hope_moves", "own") and q or r)) do move_to_best_row(u) end' },
  { "instruction", "each player shuffles their discard pile into their deck",
    "for p in each(player) do put(objects(discard, p), deck, p) shuffle(deck, p) end" },
}

says {
  language = "it",
  { "nounf.#", "<carta|carte> = kind = card, <carta|carte> unità = kind = unit, " ..
      "<carta speciale|carte speciali> = kind = special, <carta|carte> meteo = kind = special; weather", "{ WORD }" },
  { "nounf.#", "<carta|carte> {t:tag.sg}", "{ kind = special, tag = t }" },
  { "nounm.#", "<giocatore|giocatori> = kind = player, leader = kind = card; at = leader", "{ WORD }" },
  { "adjf.#", "<amica|amiche> = friendly, <nemica|nemiche> = enemy", "{ WORD }" },
  { "adjm.#", "<amico|amici> = friendly, <nemico|nemici> = enemy", "{ WORD }" },
  { "where.#", "nel tuo mazzo = yours; at = deck, nella tua pila degli scarti = yours; at = discard, " ..
      "in una pila degli scarti = at = discard, nella fila del corpo a corpo = at = close, " ..
      "nella fila a distanza = at = ranged, nella fila d'assedio = at = siege, in una fila = at = row, " ..
      "sotto il maltempo = weathered = at_least(1)", "{ WORD }" },
  { "where.#", "con {k:keyword}", "{ has = k }" },
  { "where.#", "senza {k:keyword}", "{ except { has = k } }" },
  { "subject.i", "tu", "player { you }" },
  { "found", "ho i miei poteri", "card { me, except { powerless } }" },
  { "duration", "in questo round", "this_round" },

  { "clause", "una volta per partita : {s:sentences}", "activated { run = s }" },
  { "instruction", "togli tutto il meteo = clear" .. "_weather(), mescola il tuo mazzo = shuffle(deck), " ..
      "gioca {l:lot} = play_cards(l; you), conserva {l:lot} = mark(l; \"stays\")", "WORD" },
  { "lot", "{n:digits} a caso fra {r:any_of} , o con l'opzione faction_units fra {q:any_of}",
    'random_of(n, setting("faction_units", "any") and q or r)' },
  { "moment", "all'inizio della partita = game_begins, all'inizio di un round = round_begins, " ..
      "alla fine di un round = round_over", "{ WORD = you }" },
  { "event", "vinci un round", "{ round_won = you }" },
  { "check", "siamo al round {n:digits}", "noted(round) == n" },

  { "trait.#", "<ha|hanno|hai> il doppio della forza = doubled = 2, " ..
      "<ha|hanno|hai> il doppio della forza di una spia = spied = 2, " ..
      "<conserva|conservano|conservi> lì metà della forza = halved = 2, " ..
      "<è|sono|sei> <resistente|resistenti|resistente> = hardy, " ..
      "<è|sono|sei> senza poteri = powerless, " ..
      "<lascia|lasciano|lasci> al caso ciò che si sceglierebbe = left_to_chance, " ..
      "<vince|vincono|vinci> i pareggi = wins_ties, " ..
      "<sceglie|scelgono|scegli> chi inizia = chooses_starter", "{ WORD }" },
  { "trait.#", "<inizia|iniziano|inizi> con {n:number} (carta/carte) in più", "{ extra_cards = n }" },

  { "instruction", "gioca {q:one_of}", "play_from_deck(q)" },
  { "instruction",
    "distruggi {r:any_of} di forza maggiore se {q:any_of} , o con l'opzione row_score {r:any_of} , hanno forza 10",
    "scorch_row(q, r)" },
  { "instruction", "{s:subject.pl} {g:gift.pl} {d:duration}", "delayed(passive { s, g }, d)" },
  { "instruction",
    "guarda {n:digits} carte a caso della mano dell'altro giocatore",
    "look(random_of(n, objects(hand, next_player(you))))" },
  { "instruction", "prendi in mano {r:one_of} , o con l'opzione pile_picks {q:one_of}",
    'take_to_hand(setting("pile_picks", "units") and q or r)' },
  { "instruction", "tutti {q:any_of} perdono ogni abilità", "loses(find(q), all)" },
  { "instruction",
    "sposta tutte {r:any_of} , o con l'opzione hope_moves tutte {q:any_of} , nelle file dove sono più forti",
    'for u in each(find(setting("hope_moves", "own") and q or r)) do move_to_best_row(u) end' },
  { "instruction", "pesca {n:digits} (carta/carte) = draw_cards(n; you), " ..
      'scarta {n:digits} carte a tua scelta = put(pick_some(n; n; objects(hand); you; "give_up"); discard; you; ' ..
      '"discarded"), prendi in mano dal tuo mazzo una carta a tua scelta = ' ..
      'put(pick(objects(deck); you; "take"); hand; you)', "WORD" },
  { "instruction", "ogni giocatore rimescola nel mazzo la sua pila degli scarti",
    "for p in each(player) do put(objects(discard, p), deck, p) shuffle(deck, p) end" },
}
