-- A turn: one card, one ability, or nothing. An empty hand wins; after sixty turns nobody does.

local gold_each_turn = cost { gold = 1 }
local any_unit = unit {}

words {
  begin = function()
    for p in each(player) do
      shuffle(deck, p)
      put(top(deck, p, 5), hand, p)
    end
  end,
  offer_all = function(p)
    for c in each(objects(hand, p)) do
      if allowed("played", c, p, row) then offer("play", c) end
    end
    offer("use", usables(p, row))
    offer("pass")
  end,
  play_card = function(p, c)
    if is(c, any_unit) then
      mark(put(c, row, p, "played"), "new")
    elseif happens("played", c, p) then
      perform(c)
      put(c, pile, p, "gone")
    end
  end,
  one_turn = function(p)
    if turn() % 6 == 0 then ends(this_shift) end
    add(gold_each_turn, p)
    unmark(find(any_unit, row, p), "used")
    offer_all(p)
    local what, c = ask(p, "action")

    if what == "play" then
      play_card(p, c)
    elseif what == "use" then
      use(c)
    else
      happens("passed", p)
    end
    settle()
    if count(objects(hand, p)) == 0 then
      win(p, "empty")
    elseif turn() == 60 then
      draw_game()
    else
      next_turn()
    end
  end,
}
