-- SFD-055 Needlessly Large Yordle
-- Two Energy and one Calm less for each point of this turn's holds.
card "SFD-055" {
  passive { me, cost = { energy = -2, calm = -1 }, each = happened { holds = you, total } },
}
