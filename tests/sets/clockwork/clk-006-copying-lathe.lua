-- CLK-006 Copying Lathe
-- For good it becomes what another unit of yours is, and does what that one does. Heroes are never chosen.
local model = unit { friendly, another, at = row, except { namesake } }

card "CLK-006" {
  effect { target = model, run = function(u)
    become(me, u)
    perform(me, you)
  end },
}
