-- LH-007 Fog Bank
-- While it is on the track no storm is stronger than three.
card "LH-007" { passive { storm { at = track }, soothed = 3 } }
