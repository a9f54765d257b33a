-- TLY-021 Hearth Thief
-- The points that opponents would have for holding are cards for you.
card "TLY-021" {
  instead { points = opponent, because = "holds", run = function() draw(amount()) end },
}
