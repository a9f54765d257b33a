-- RUL-132 Sweep Under
-- A facedown card is recycled.
card "RUL-132" {
  effect { target = card { at = facedown }, run = function(c) recycle(c) end },
}
