-- RUL-072 Point Eater
-- Points that opponents would gain are cards of yours instead, as many.
card "RUL-072" {
  instead { points = opponent, run = function() draw(amount()) end },
}
