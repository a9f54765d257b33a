-- SFD-053 Janna, Savior
-- It heals your units here when it comes, and may send an enemy here home.

local mine_here = unit { yours, here }

card "SFD-053" {
  when { played = me, target = unit { enemy, here, count = at_most(1) },
    run = function(u)
      heal(mine_here)
      move(u, base)
    end,
  },
}
