-- RUL-115 Room Taker
-- As it comes, one card less may be hidden at each battlefield.
card "RUL-115" {
  passive { battlefield, facedown_room = -1 },
}
