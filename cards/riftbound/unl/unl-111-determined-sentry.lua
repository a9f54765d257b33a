-- UNL-111 Determined Sentry
-- There is no way home for it by moving.
card "UNL-111" {
  cannot { moves = me, to = base },
}
