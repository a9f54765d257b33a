-- PRC-114 Idle Mill
-- Exhaust it for one Energy while another gear of yours is ready.
card "PRC-114" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 },
    provided = gear { friendly, another, readied } },
}
