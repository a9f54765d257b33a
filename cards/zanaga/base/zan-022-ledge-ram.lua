-- ZAN-022 Ledge Ram
-- A hero who fails to escape falls: the combat ends undefeated, and the hero is moved to
-- the nearest space that is not mountain.

local level_ground = space { at = map, except { terrain = "mountain" } }

card "ZAN-022" {
  when { escape_failed = me, run = function()
    ends_undefeated()
    put(front_hero(), pick(nearest(level_ground, front_hero()), front_player(), "which_space"))
  end },
}
