-- VEN-139 Akali, Rogue Assassin
-- Exhausted, also in showdowns, on your turn: a friendly unit leaves one for its base, ready if she is Empowered.
local my_turn, strong = player { you, turn_player }, legend { empowered }

card "VEN-139" {
  activated { action, cost = { exhaust = me }, target = unit { friendly, in_showdown },
    run = function(u)
      if count(my_turn) > 0 then
        move(u, base)
        if is(me, strong) then ready(u) end
      end
    end,
  },
}
