-- TIE-007 Mask of Many
-- Its host is a copy of an enemy unit for as long as the mask stays on it.
local host = unit { equipped = gear { me } }

card "TIE-007" {
  when { attached = me, target = unit { enemy }, run = function(u) become_copy(host, u, while_attached) end },
}
