-- ZAN-016 Lantern Moths
-- A successful defence in the magic phase deals 1 wound to them.

card "ZAN-016" {
  when {
    stood = fighter,
    provided = { card { me, fought }, keeps(step, "magic") },
    run = function() wound_foe(me, 1) end,
  },
}
