-- ZAN-142 Teliva, Weaver of Dawn
-- Each round: the hero turns one item face down, and it adds nothing while it is down.
-- sun: Put an adventure counter on one gem space of each colour that has none, the
-- nearest ones to the active hero. moon: Each player turns all items of the hero face
-- down.

card "ZAN-142" {
  when { round_opens = me, run = function()
    local p = front_player()

    dull(pick(find(item { at = pack, except { face_down }, controller = p }), p, "turn_down"))
  end },
  when { omen = me, amount = 1, run = function()
    for n = 1, 4 do lay_nearest_gem(n) end
  end },
  when { omen = me, amount = 2, run = function()
    for p in each(player) do mark(objects(pack, p), "face_down") end
  end },
}
