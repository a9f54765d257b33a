-- RUL-049 Hold Counter
-- It costs two Energy less for each point from holding this turn.
card "RUL-049" {
  passive { me, cost = { energy = -2 }, each = happened { holds = you, total } },
}
