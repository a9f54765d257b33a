-- ZAN-227 Smoke Egg
-- Discard in an escape step: the combat ends undefeated, against a god too.

card "ZAN-227" {
  activated {
    provided = keeps(moment, "escape"),
    cost = { discard = me },
    run = function() escape_from(front_foe(), controller(me)) end,
  },
}
