-- Who is where on the moor.

words {
  wanderer_of = function(p)
    for w in each(find(wanderer)) do
      if owner(w) == p then return w end
    end
  end,
  space_for = function(part)
    for s in each(find(space)) do
      if has_word(s, "use", part) then return s end
    end
  end,
  draw_lamp = function()
    local l = find_one(lamp)
    local to = l and nearest(wanderer, l)[1]

    if to and distance(l, to) > 0 then put(l, path(l, to)[1]) end
  end,
}
