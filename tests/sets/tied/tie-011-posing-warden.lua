-- TIE-011 Posing Warden
-- Conquering, it has two Might more until your next Scoring Step.
card "TIE-011" {
  when { conquers = me, run = function() give_might(me, 2, until_next("Scoring")) end },
}
