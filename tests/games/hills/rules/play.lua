-- What a turn of Hills is made of.

local mine = card { at = hand }

words {
  random_player = function()
    local first = turn_player()

    return random(2) == 1 and first or next_player(first)
  end,

  deal_all = function()
    fill(main, deck)
    for p in each(player) do
      shuffle(deck, p)
      for _ = 1, setting("hand_size", "five") and 5 or 3 do
        put(top(deck, p), hand, p, "dealt")
      end
    end
  end,

  score = function(p)
    local far_hill = total("strength", objects(far, p))

    if setting("far_counts", "twice") then far_hill = 2 * far_hill end
    return total("strength", objects(near, p)) + far_hill
  end,

  -- What the cards of a hand may still bring.
  hope = function(p) return passed(p) > 0 and 0 or 4 * count(objects(hand, p)) end,

  all_passed = function()
    for p in each(player) do
      if passed(p) == 0 then return false end
    end
    return true
  end,

  offer_actions = function(p)
    for c in each(objects(hand, p)) do
      if is(c, mine) then offer("play", c) end
    end
    offer("pass")
  end,

  act = function(p)
    local what, thing = ask(p, "action")

    if what == "play" then
      send(thing, p)
    else
      set("passed", 1, p)
      happens("passes", p)
    end
  end,

  send = function(c, p)
    offer("place", near, p)
    offer("place", far, p)

    local _, _, spot = ask(p, "where", c)

    put(c, spot, p, "sent")
    perform(c)
  end,

  finish = function()
    local first = turn_player()
    local second = next_player(first)
    local lead = score(first) - score(second)

    if lead == 0 then
      draw_game("hills")
    else
      local loser = lead > 0 and second or first

      spend("lives", 1, loser)
      happens("beaten", loser)
      win(next_player(loser), "hills")
    end
  end,
}
