-- PRC-115 Hot Oven
-- Your units can be killed for one Energy.
local oven = activated { reaction, cost = { kill = me }, adds = { energy = 1 } }

card "PRC-115" {
  passive { unit { friendly }, has = oven },
}
