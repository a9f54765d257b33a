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
}
