-- RUL-114 Endless Evening
-- There are no Ending Steps.
card "RUL-114" {
  instead { end_of_turn = player },
}
