-- WLD-038 Glory Doubler
-- Your points are doubled.
card "WLD-038" { instead { points = you, run = function() gain_points(2 * amount()) end } }
