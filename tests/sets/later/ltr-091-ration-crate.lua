-- LTR-091 Ration Crate
-- Killed, it is two Energy for units and for abilities of gear.
card "LTR-091" {
  activated { reaction, cost = { kill = me }, adds = { energy = 2 }, only = either(unit, ability { of = gear }) },
}
