-- SFD-209 Forgotten Monument
-- Nobody scores here before their third turn.
card "SFD-209" {
  cannot { scored = player { turn = less_than(3) }, here },
}
