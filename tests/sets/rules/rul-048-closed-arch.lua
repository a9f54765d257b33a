-- RUL-048 Closed Arch
-- Nobody scores here before the third turn.
card "RUL-048" {
  cannot { scored = player { turn = less_than(3) }, here },
}
