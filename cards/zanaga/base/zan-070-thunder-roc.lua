-- ZAN-070 Thunder Roc
-- A hero who escapes is carried to another space of mountain, the nearest one.

card "ZAN-070" {
  when { escaped = me, run = function()
    local h = front_hero()
    local found = nearest(space { at = map, terrain = "mountain", except { space_of(h) } }, h)

    put(h, pick(found, front_player(), "which_space"))
  end },
}
