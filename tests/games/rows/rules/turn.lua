-- What a player does in a turn.

local any_unit = unit {}
local in_rows = unit { at = row }

words {
  offer_actions = function(p)
    for c in each(objects(hand, p)) do offer_card(c, p) end
    offer("pass")
  end,

  take_turn = function(p)
    local what, card, place = ask(p, "action")

    if what == "play" then
      local lies_there = is(card, any_unit)

      put(card, place, p, "played")
      if not lies_there then wound(p) end
    else
      set("passed", 1, p)
      happens("passes", p)
    end
    go_on(p)
  end,

  offer_card = function(c, p)
    if is(c, any_unit) then
      if count(objects(front, p)) < 3 then offer("play", c, front, p) end
      offer("play", c, back, p)
    else
      offer("play", c, sky)
    end
  end,

  wound = function(p)
    local units = find(in_rows)

    if #units == 0 then return end
    for u in each(units) do offer("object", u) end

    local _, u = ask(p, "wound")

    count_on(u, "damage", 1)
  end,

  go_on = function(p)
    local other = next_player(p)

    if passed(p) == 1 and passed(other) == 1 then
      end_round(p, other)
    else
      next_turn(passed(other) == 1 and p or other)
    end
  end,

  score = function(p)
    local bonus = setting("bonus", "front") and count(objects(front, p)) or 0

    return total("strength", objects(front, p)) + total("strength", objects(back, p)) + bonus
  end,

  end_round = function(p, other)
    if score(p) > score(other) then spend("gems", 1, other) end
    if score(other) > score(p) then spend("gems", 1, p) end
    for u in each(find(in_rows)) do put(u, pile, owner(u)) end
    for q in each(player) do set("passed", 0, q) end
    note(round, noted(round) + 1)
    if gems(p) == 0 then
      win(other, "gems")
    elseif gems(other) == 0 then
      win(p, "gems")
    else
      next_turn(noted(starter))
    end
  end,
}
