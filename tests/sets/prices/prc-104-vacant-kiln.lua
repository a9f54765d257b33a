-- PRC-104 Vacant Kiln
-- While you have no units, your gear can be exhausted for one Energy.
local oven = activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } }

card "PRC-104" {
  passive { gear { friendly }, has = oven, provided = unit { friendly, count = 0 } },
}
