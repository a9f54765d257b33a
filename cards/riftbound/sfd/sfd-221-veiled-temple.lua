-- SFD-221 Veiled Temple
-- Conquering it may ready a friendly gear, and take an Equipment off what it is attached to.
local worn = gear { tag = "Equipment", attached }

card "SFD-221" {
  when { conquers = you, here, may, target = gear { friendly },
    run = function(g)
      ready(g)
      if is(g, worn) and wants("detach it") then detach(g) end
    end,
  },
}
