-- RUL-034 War Chronicler
-- One Might for each unit of yours whose combat is over.
card "RUL-034" {
  when { combat_ends = unit { friendly }, run = function() give_might(me, 1, this_turn) end },
}
