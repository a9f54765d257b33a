-- CLK-006 Copying Lathe
-- For good it becomes what another unit of yours is that is no hero, and does what that one does.
local model = unit { friendly, another, at = row, except { namesake, has = "Hero" } }

card "CLK-006" {
  effect { target = model, run = function(u)
    become(me, u)
    perform(me, you)
  end },
}
