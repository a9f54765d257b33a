-- PRC-024 Tool Rack
-- Exhaust it for one Energy, which plays gear or is spent on abilities of gear.
card "PRC-024" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 }, only = either(gear, ability { of = gear }) },
}
