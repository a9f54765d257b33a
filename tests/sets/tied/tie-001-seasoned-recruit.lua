-- TIE-001 Seasoned Recruit
-- With two experience, and after another card of yours this turn, a card for you on arrival.
card "TIE-001" {
  level { 2, legion { when { played = me, run = function() draw(1) end } } },
}
