-- RCH-093 Iron Pup
-- A unit that is a gear as well.
card "RCH-093" { passive { me, is = gear } }
