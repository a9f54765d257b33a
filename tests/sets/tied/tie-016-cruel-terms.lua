-- TIE-016 Cruel Terms
-- A player discards a card; when that is done, two damage to a unit of that player.
local then_hurt = effect { target = unit { controller = it }, run = function(u) deal(2, u) end }

card "TIE-016" {
  effect { target = player, run = function(p) if discard(1, p) then do_this(then_hurt, p) end end },
}
