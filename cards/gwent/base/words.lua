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
