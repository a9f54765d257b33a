-- TLY-045 Mourning Fan
-- As many cards as a unit of yours loses Might.
card "TLY-045" { when { might_falls = unit { friendly }, run = function() draw(amount()) end } }
