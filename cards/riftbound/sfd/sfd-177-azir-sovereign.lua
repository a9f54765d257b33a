-- SFD-177 Azir, Sovereign
-- Attacking, he may call any of your token units to his battlefield.
local in_the_field = unit { me, at = battlefield }

card "SFD-177" {
  when { attacks = me, may, target = unit { yours, token, any_number },
    run = function(units) if count(in_the_field) > 0 then move(units, here) end end,
  },
}
