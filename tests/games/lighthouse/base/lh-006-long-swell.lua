-- LH-006 Long Swell
-- Other storms on the track are stronger by one.
card "LH-006" { passive { storm { another, at = track }, swelled = 1 } }
