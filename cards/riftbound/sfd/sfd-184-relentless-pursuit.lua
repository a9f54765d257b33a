-- SFD-184 Relentless Pursuit
-- A friendly unit moves, may take up an Equipment, and may go home from its conquests this turn.
local go_home = when { conquers = me, may, run = function() move(me, base) end }

card "SFD-184" {
  effect {
    target = { unit { friendly }, gear { tag = "Equipment", same_controller, count = at_most(1) } },
    destination = anywhere,
    run = function(u, g, place)
      move(u, place)
      if g and wants("attach the Equipment") then attach(g, u) end
      give(u, go_home, this_turn)
    end,
  },
}
