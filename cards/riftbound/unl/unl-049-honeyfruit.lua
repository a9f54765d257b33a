-- UNL-049 Honeyfruit
-- Comes exhausted; one Power of any domain, and at six experience an Energy with it.
card "UNL-049" {
  passive { me, enters = exhausted },
  activated { reaction, cost = { exhaust = me }, adds = { any = 1 } },
  level { 6, activated { reaction, cost = { exhaust = me }, adds = { energy = 1, any = 1 } } },
}
