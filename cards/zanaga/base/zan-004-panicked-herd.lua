-- ZAN-004 Panicked Herd
-- Escaping from it needs no test, but the hero is then moved to an adjacent space of the
-- player's choice.

card "ZAN-004" {
  passive { me, escape_free },
  when { escaped = me, run = function()
    put(front_hero(), pick(neighbours(front_hero()), front_player(), "which_space"))
  end },
}
