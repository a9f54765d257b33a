-- LTR-071 Own Door
-- It enters at a battlefield of your choice.
card "LTR-071" {
  as { played = me, run = function() enter_at(pick(battlefield)) end },
}
