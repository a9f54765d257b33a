-- PRC-103 Oven Teacher
-- Your other units can be exhausted for one Energy.
local oven = activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } }

card "PRC-103" {
  passive { unit { friendly, another }, has = oven },
}
