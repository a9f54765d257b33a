-- Heap: players take one, two or three stones in turn; who takes the last one wins. It says
-- nothing about worth, so a bot that searches finds out by itself what is good (strength.sh).

local all = { { "One", rank = 1 }, { "Two", rank = 2 }, { "Three", rank = 3 } }

for n = 1, 14 do all[#all + 1] = { "Stone " .. n, rank = 0 } end

game "Heap" {
  players = 2,
  columns = { { "rank", number, main, label = "Rank" } },
  zones = {
    { "heap", shared, board },
    { "menu", shared, board },
    { "taken", shared },
  },
  endings = { { "last", "the heap is empty" } },
  cards = all,

  setup = function()
    fill(heap)
    for c in each(objects(heap)) do
      if rank(c) > 0 then put(c, menu) end
    end
  end,

  turn = function(p)
    local n = rank(pick(objects(menu), p, "How many do you take?"))

    for _ = 1, n do
      if count(objects(heap)) > 0 then put(top(heap), taken) end
    end
    if count(objects(heap)) == 0 then return win(p, "last") end
    next_turn()
  end,
}
