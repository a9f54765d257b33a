-- SFD-024 Rell, Magnetic
-- Its attack may play an Equipment of at most two Energy for nothing, which is then attached to it.

local small_equipment = gear { yours, at = hand, tag = "Equipment", energy = at_most(2) }
local then_attach = effect { run = function() attach(it, me) end }

card "SFD-024" {
  when { attacks = me, may,
    run = function() do_this(then_attach, play(pick(small_equipment), ignoring_cost)) end,
  },
}
