-- Where walkers are, and where they can go.

words {
  walker_of = function(p)
    for w in each(find(walker)) do
      if owner(w) == p then return w end
    end
  end,
  standing = function(p) return host(walker_of(p)) end,
  ways = function(place) return named_by(place, "paths") end,
  go = function(w, place) attach(w, place) end,
  hour = function() return (turn() - 1) % 3 + 1 end,
  finish = function()
    local p, other = turn_player(), next_player()

    if suns(p) == suns(other) then return draw_game("tower") end
    win(suns(p) > suns(other) and p or other, "tower")
  end,
}
