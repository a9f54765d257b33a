-- UNL-146 Syndra, Transcendent
-- While she is in a showdown your spells may be repeated for two Energy and one Chaos.
card "UNL-146" {
  passive { spell { yours }, has = with_cost("Repeat", { energy = 2, chaos = 1 }),
    provided = unit { me, in_showdown } },
}
